"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6466fd5a59d48c3df17f502b5eb0ece630d79d05fc55224ebb457faa70b619a4'
