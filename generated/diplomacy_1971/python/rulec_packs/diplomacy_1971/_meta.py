"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f11814ec17cdcd2ea409f553bbfc5d9dff604356641c6a7a1e1da9826e49f78'
EXECUTED_HASH: Final = '0e0204c5798ef0dfc6459193576541bdd38bbdc4737d7d6af07429bb15e5fdfb'
