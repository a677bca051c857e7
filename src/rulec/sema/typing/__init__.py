"""Typing of expressions: names, calls, operators and assignability."""
