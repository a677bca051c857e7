"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '622ceb0f5a3b6e5d8bc6ef2c2f325dee58985fda2c610d5c03ccb665d5ecd91e'
EXECUTED_HASH: Final = 'c6271eefc41be8d7869843708dd3f222a7e7b2dac0b601dee598f64c9b7402ea'
