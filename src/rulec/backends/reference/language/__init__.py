"""English sentences for what the rules say."""
