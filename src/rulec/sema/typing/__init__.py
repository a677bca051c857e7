"""Expressions with their types: names, calls, operators, and what may stand where."""
