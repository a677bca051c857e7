"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f01d130aac87065be9898a2e3c00b8014e00d12f74ec532c44eb0424e3e871f4'
EXECUTED_HASH: Final = '3aca925c67122ac33c1be09d688d9ebfbbea282fbc600b8c9d7523dbc1c5145e'
