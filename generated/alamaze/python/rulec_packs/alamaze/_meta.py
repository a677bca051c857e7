"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fadd937e4e992ed68a450907419afcdbb174502fc0aca662b98377f0c6af2b1e'
