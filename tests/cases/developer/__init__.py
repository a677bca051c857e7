"""Cases that developers met."""
