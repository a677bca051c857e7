"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b5f80aaa51a8dcebaa7bc2e00ad9cb7524461e47d39f8502bfd378167d3abef0'
