"""Cases of what broke under attack."""
