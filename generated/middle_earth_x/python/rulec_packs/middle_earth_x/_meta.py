"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b788a33770dbb2a1476be6679d5f46627e716452901758950f598af342b9b4b'
