"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9fc00c565bd67c18c6e72a59f7a1a7606b1e9d8ea412fc5697bfaa90173caa5e'
