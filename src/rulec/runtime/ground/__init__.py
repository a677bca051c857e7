"""Geometry of spots, lines and areas in exact arithmetic, and drawing of maps."""
