"""Export the resolved model as JSON. See the README of this folder."""

from __future__ import annotations

from rulec.backends.export.document import export, to_json

__all__ = ["export", "to_json"]
