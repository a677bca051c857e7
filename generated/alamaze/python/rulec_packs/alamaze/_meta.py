"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5e09fddefa596a8df4ba55da4542ee192a8a8e2b9bd7cabeea2c203179d32e8c'
