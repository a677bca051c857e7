"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8b5f5142bc67e0ced5e9c721fdadeebff75945709258cea08fc7c57829f59d1b'
EXECUTED_HASH: Final = 'abf26defe04980fd4f54c1a0ac66e6989ba4d7a7bf7a9818cf9eab49d07831c4'
