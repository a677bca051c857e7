"""The commands of games."""
