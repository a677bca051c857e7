"""Mutants that change nothing, with the reason: by file, sort, and the line in which they lie."""

from __future__ import annotations

EQUAL: dict[str, str] = {}
