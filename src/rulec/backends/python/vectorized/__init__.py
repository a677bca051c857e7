"""Print the rules of a pack so that they can be evaluated for whole columns of cases."""
