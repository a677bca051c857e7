"""Words of the language that are called, each with its typing."""
