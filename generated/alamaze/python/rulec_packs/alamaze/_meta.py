"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4f10cebea7d83bd65959fcfb33982a3537d2311bae32e20e4ec10371d7b0725e'
EXECUTED_HASH: Final = '98a697279677b128016ace7536aa589128bcd5fe63d3d79d14b9538ee4c5fa18'
