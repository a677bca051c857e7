"""What several commands share: where packs are, what is asked and given, and how answers are printed."""
