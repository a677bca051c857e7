"""Lines of what happens with their types, and what is known behind each."""
