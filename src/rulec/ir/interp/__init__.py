"""Interpreter of lowered programs: the reference for emitted code, and the engine behind examples and explanations."""
