"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b8cb4871ed1d32a413c84134acafd751dcbd00cccac71011e556e8eb37cbf0b2'
