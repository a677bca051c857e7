"""Pages that gather, and what many pages say alike."""
