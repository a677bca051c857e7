"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '665b6f1902a26430829e5a3233994210f64ae0ccf5eadc94eb8580b13891ce0b'
EXECUTED_HASH: Final = '17ce65c8e4bbbcc40c55c75d8f3f9444ada06aaa7ae210867b79967ccbe6739f'
