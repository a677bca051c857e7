"""Analyses of a whole model, computed once: uses of names, the call graph, effects of statements."""
