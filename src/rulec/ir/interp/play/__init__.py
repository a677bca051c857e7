"""Games in the interpreter: state, acts and turns."""
