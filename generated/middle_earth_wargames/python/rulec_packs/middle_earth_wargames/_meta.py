"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a1a6e9054df9d23b7f57048110ec1553162e3922f9bc836b3ade14b0ae14b4c6'
