"""The parts of compiled packs on disk, of which a question reads those that it needs."""
