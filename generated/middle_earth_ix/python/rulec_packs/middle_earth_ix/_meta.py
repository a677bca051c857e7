"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c4923d0e3af0e05b0bcf2317edcfe11e53ba260752db256b31b16f4f9ac7d75f'
EXECUTED_HASH: Final = '43f71d4cca18cde33c1cfcaf89892fa1a70d97b3c1c64c81e519c0f842920781'
