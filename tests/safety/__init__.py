"""Hostile sources, names, files and command lines: each gives a clear error with its place, or harmless text."""
