"""Conditions as unions of boxes: the cases that satisfy a condition, none of several, or two at once."""
