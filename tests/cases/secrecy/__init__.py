"""What a player must not learn, and may rely on."""
