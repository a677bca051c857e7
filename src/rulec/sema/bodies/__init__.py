"""Bodies of functions, acts, processes, sequences, solves and variants."""
