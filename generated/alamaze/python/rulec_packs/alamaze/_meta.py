"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4d85ea406847adc5f5b7b41f6703a83e40a8db97fa27fc4fe9f9eb63ea5619e7'
EXECUTED_HASH: Final = 'a4f656d84642bd2ce5b4e761baaa5dbf7839e0f71c0f3cd5a12f228d9c194fc8'
