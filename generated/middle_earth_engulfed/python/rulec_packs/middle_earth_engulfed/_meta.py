"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6d2af8645cd1c17a436271edc4dc4e30a60135755e60b84058928be2b036c97a'
