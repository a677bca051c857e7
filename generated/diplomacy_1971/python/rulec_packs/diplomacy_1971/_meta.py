"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '78751e6380c74e6a860ac16f06fec21c67edbc08d2965f569c653bf6e618c757'
EXECUTED_HASH: Final = '4f8f290fdfe00ab66cc10ab9e212ce2433478d9baf9580c3d59b4d966f199f0d'
