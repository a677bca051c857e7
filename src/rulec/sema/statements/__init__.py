"""Typing of statements, and the narrowings after each."""
