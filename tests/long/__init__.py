"""The long forms of checks of which the tests run a seeded part: `python -m tests.long NAME`."""
