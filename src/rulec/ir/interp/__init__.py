"""The interpreter of lowered programs: the yardstick for what back ends print, and what examples are tried with."""
