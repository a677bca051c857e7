"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd65445900ae088fbae63de5df155060ba224d0b0fb27b3a2d234d5ca31727133'
EXECUTED_HASH: Final = 'f6f41eb4253b4e16a1182194059f38eea273a96262fd15de82883266c1a745eb'
