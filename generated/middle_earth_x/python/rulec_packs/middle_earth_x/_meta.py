"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '79ac2a8ede9f040d71c789acdd2c44d7adc37637665fa16237e0b258d1b8d346'
