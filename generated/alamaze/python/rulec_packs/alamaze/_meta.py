"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '48c3997376cc6b83c59c078d0dc05078a7f410c21ec95b0272130075a2562658'
