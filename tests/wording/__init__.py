"""No sentence of a rulebook is repeated: `python -m tests.wording SEED…` looks for runs of words that are shared."""
