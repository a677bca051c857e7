"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fc918365dcd8cef33f7acb0a0fdea7de33b17c229a47eb7515976faea744a339'
EXECUTED_HASH: Final = '810bbeeaaad86b1fbdfa14aaa22ac486b53b75848138b52581e7a5ebb9ae7a5d'
