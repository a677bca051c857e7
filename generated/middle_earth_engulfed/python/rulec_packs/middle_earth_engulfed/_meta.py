"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '42f14cfa0eefb6d5d279b2ef676703f87ab6d3d73158e547bfbfb7d4532cc313'
EXECUTED_HASH: Final = 'e6e8f015adc5f2afd91d5a8011bb7347981cd56d715a6848faf4003fe25946b4'
