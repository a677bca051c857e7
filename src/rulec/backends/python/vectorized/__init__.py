"""Prints the rules of a pack so that columns of cases can be asked at once."""
