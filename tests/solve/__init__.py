"""Decisions that hang on each other: against brute force, and the bounds and rings on their own."""
