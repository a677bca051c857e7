"""The book and the sheets of a pack as PDF: pages of the reference, set by typst."""
