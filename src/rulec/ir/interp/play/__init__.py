"""A game as the interpreter plays it."""
