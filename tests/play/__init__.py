"""Tests of `rulec.play`: games from Python, by compiled packages alone."""
