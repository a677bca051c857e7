"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd137f00b3a54ec3bba9123c46e4f1a7d114473fd6994fdd8d9501eaf8c5fde06'
EXECUTED_HASH: Final = '3f75275bb478eb1f9ba2c953a4daca97f7b6ff709a45b3e830609f19fa4e8f30'
