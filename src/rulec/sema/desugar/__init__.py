"""Constructs that are taken apart into plainer ones: tallies, machines, windows, views, costs, maps."""
