"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0f86babbf2b16fead0d219873e25c8ba077e6c3f08199ad45b86ece026d610f'
