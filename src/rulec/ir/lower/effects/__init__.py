"""Lowering of processes, triggers, acts and sequences."""
