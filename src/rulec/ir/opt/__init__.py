"""Optimisation passes. None of them changes the result of a function."""
