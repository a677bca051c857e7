"""Benchmarks: each row measures a value and its floor in the same run. Nothing asserts on a time."""
