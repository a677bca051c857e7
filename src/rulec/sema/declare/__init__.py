"""Declaration of names and types of a pack, then of constants, fields, entries and cells."""
