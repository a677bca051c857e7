"""Tallies and facts that a person states."""
