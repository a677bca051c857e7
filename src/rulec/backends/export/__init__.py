"""See the README of this folder."""

from __future__ import annotations

from rulec.backends.export.document import DECLARATION_KEYS, EMPTY_KEYS, export, to_json

__all__ = ["DECLARATION_KEYS", "EMPTY_KEYS", "export", "to_json"]
