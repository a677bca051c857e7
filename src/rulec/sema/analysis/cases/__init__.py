"""Conditions as unions of boxes: which cases meet them, none of them, or both of two."""
