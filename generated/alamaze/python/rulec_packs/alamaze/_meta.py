"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '12c3a1a58a353a0fc020d4177fa1c7425835045d5e7a5dc1efdc0ffc054f6181'
EXECUTED_HASH: Final = 'e08aa81cdcf90f11543a266563dbf445be1ebd589dd8a627289407d9bbaf27e7'
