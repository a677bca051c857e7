"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '218eae1f5d432d9659c4a38b8c4e14d8d4658e6474fa52a1bf6c018de318b58a'
EXECUTED_HASH: Final = 'e0748fb27fc5679b6d9013cdedc0e1ea5d8be20bb5177fc5e9441a833a48c000'
