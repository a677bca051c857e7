"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ec9c697955d3964808089e4bcefef6ef539208853e57e9be3211234d9da25eef'
