"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b269806f71529afd5ca3fd3977c8cd2abcd0422a933acf1326620ebd7527e5ba'
