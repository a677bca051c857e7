"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4c5e4729e88f4e17911b689077bd6ed04c78b5d495806b0edc5a4f76b0425fa8'
EXECUTED_HASH: Final = '25256b7721eafced4ac0a7e9b473adb96287935c66d4ada0b21e4d1a23392f08'
