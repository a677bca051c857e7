"""What takes the place of what parents say: one merge of all declarations, rows and steps by their keys."""
