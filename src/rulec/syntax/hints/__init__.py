"""Guesses at the cause of syntax errors."""
