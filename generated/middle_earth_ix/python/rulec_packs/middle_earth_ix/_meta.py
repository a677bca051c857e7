"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '86d51fb67289573420cfb0e818df6720802abc6f796a69bea1731bae7605dab3'
