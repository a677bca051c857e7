"""Static analyses of lowered programs: calls and effects, types, ranges, faults, questions, undo and open bounds."""
