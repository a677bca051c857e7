"""Emit a typed Python package. The README of this folder explains its files."""

from __future__ import annotations

from rulec.backends.python.package import emit

__all__ = ["emit"]
