"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '95a0387950333a0c0d3a3a112d0850b417461cdb7901ea94d8c9e30512f1a226'
