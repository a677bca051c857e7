"""Games as files: begun, handed in, played, told, and moved to mended rules."""
