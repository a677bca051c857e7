"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5499915888dd696a0d14c1986be2abbf278d50e1ec51bdfdc74cd5d82c1945e4'
