"""Shared parts of the commands: location of packs, parsing of queries and givens, and printing of answers."""
