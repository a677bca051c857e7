"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '82541713f628fb35eea5dcce5ee36efbe229d5fd6d225a584f080d5ae50e1d80'
EXECUTED_HASH: Final = 'ba1fbaf18c8c06d3b5dbd318f904a6ee90ba73f2419b0f9d6ac155b57e1ad6b2'
