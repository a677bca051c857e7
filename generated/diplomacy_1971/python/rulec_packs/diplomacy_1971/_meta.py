"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '42da43664ed83408a070475291429063f431f353e40e8ecff089596a1008dbab'
