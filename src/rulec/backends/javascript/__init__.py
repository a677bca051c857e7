"""The back end that prints ES modules for browsers and others."""

from __future__ import annotations

from rulec.backends.javascript.scripts import bundle, emit

__all__ = ["bundle", "emit"]
