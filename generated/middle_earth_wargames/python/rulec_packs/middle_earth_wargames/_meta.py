"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f9dd13423bdcc7663ed5c6817490c0c07e8a56e47b65c281a3d37f428bd87bbd'
