"""Emit the rules of a pack as ES modules for browsers and other JavaScript engines."""

from __future__ import annotations

from rulec.backends.javascript.scripts import bundle, emit

__all__ = ["bundle", "emit"]
