"""Desugaring of tallies, machines, windows, views, costs and maps."""
