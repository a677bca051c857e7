"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a11900a30d1d68615924c24b17deb20f6e9043326bdc235bd924b0696c019e7f'
