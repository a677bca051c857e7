"""Surface trees from what the parser found."""
