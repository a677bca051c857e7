"""Cases of a review of the compiler's architecture."""
