"""Pages that gather many declarations, and the parts that pages share."""
