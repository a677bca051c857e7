"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3723dc80ca6fbc0ce56a647b0ae26e6d0704d758a2050179758846ae90d16422'
