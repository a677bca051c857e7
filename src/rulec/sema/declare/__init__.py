"""Names, types and places of all that a pack declares; then constants, fields, entries and cells."""
