"""What happens, lowered."""
