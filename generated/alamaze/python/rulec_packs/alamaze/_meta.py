"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e92a94a235f1853b4228320a1802d1bd0fdf104efaf9ce7a39c55f8bbcc9507f'
EXECUTED_HASH: Final = 'abf26defe04980fd4f54c1a0ac66e6989ba4d7a7bf7a9818cf9eab49d07831c4'
