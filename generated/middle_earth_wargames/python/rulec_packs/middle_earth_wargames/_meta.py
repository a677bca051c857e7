"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1619075632719423a1ee9d05af67a2b5f4d7b08b75feaf9eeb0a8d15c5394839'
EXECUTED_HASH: Final = 'f6f41eb4253b4e16a1182194059f38eea273a96262fd15de82883266c1a745eb'
