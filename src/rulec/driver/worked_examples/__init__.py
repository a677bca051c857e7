"""Worked examples: run by the interpreter and the emitted package, explained step by step, and drawn on maps."""
