"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4096c87988d923467467b66ea8b8f5c66a975bf8fd6504d222844014d354c628'
EXECUTED_HASH: Final = '3404aff90cb554f6ffa80153f75ef15f05083185df6b90f69ce6769c115f11e7'
