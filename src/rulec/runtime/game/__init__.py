"""What games need: their world, what is done in it, who sees and who is asked."""
