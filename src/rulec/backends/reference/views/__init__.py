"""What each sort of page says."""
