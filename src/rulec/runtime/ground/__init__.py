"""The ground: spots, lines and areas, exactly; and maps as pictures."""
