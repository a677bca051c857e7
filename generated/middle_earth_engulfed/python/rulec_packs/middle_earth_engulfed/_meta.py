"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '571108ab20c73a20576044c200d2ff98b3a174c10f5033e054557afe577fd4f1'
