"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '455d570884574fcb75c0265c8fb99bb4af09edec054e4a6ce46b37ee674c0e12'
