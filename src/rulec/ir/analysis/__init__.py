"""What is known of a lowered program without running it: who calls whom, signs, bounds, what a turn may undo."""
