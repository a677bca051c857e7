"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f92b6ad19660a0dd82e66ae377b8513e0da68c70489a01d3eb3baf162d675464'
