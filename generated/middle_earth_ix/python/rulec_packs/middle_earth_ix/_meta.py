"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c2e008272e539d27352875d2cd561bf28cb7d17177f354179c0dac64895123'
EXECUTED_HASH: Final = '25b7697bdbf1649b88d44bd5e340a538688cd33f72f3a53dc1c4cd50a17ed66f'
