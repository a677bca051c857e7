"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c8dec94459ebdb84fbdf6d6085ff9ae465ec734ba238c6ddb2d014e26a26b978'
