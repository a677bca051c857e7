"""Examples of the sources: run by the interpreter and by the emitted package, told in steps, drawn."""
