"""Overrides: one merge of all declarations, rows and steps by their keys."""
