"""Writers for the files of an emitted package, one module for each file."""
