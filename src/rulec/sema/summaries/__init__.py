"""What is found once for a whole model: who uses and calls what, what lines change and set going."""
