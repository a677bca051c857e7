"""Adjudication cases, run with the emitted packages: `python -m tests.datc FILE`."""
