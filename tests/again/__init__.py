"""Builds after small changes give the bytes of clean builds: `python -m tests.again` tries literal after literal."""
