"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b9e7431b04d77f95e8d906dfb37a0cf2ff3c7bf48707e54f629fb1f2dc6e8082'
