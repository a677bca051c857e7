"""Lowering: a resolved model becomes a program of whole numbers, loops and tests."""
