"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'da0ef37c1b70c28c2644af2d209e54a52ac15fbb1627e8f477a5a4c480086965'
EXECUTED_HASH: Final = '4c6c780512d4911bccebcb9203bd31312352351b9fe45bba705f9978404055cf'
