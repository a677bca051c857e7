"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f613c22c7b932716cb433ab82bc2ea3d3af63c4da9b6ee965b5aa70889bff74c'
