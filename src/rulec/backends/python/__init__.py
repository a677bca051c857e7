"""Emits a typed Python package: see the README of this folder."""

from __future__ import annotations

from rulec.backends.python.package import emit

__all__ = ["emit"]
