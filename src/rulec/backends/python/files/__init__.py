"""The files of a package, a module each."""
