"""rulec: rules as data, compiled to resolvers and to the reference."""

from __future__ import annotations

__version__ = "0.1.0"
