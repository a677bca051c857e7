"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7dd22e73fc5473a06e776736fcc5571f40a3f4772a1a5e6b803812f24d404cd0'
EXECUTED_HASH: Final = '940ba22683b992fbd890d21fd4fb930718dd38a5e32300fc7c9ea1138e1f0dc0'
