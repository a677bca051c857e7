"""Worked examples, and what command lines give."""
