"""The bodies of functions, acts, processes, sequences, solves and variants."""
