"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '447f85df1a71f79fda3f01a85f61242fbeca85ca7ef19a15c6d2c3ca45a13f05'
EXECUTED_HASH: Final = 'de57d91900b5a39c7ae67e37f1c8acaded6bc32d919159276fd452f7d44c55eb'
