"""Game runtime: the world, acts and turns, visibility, and questions to players."""
