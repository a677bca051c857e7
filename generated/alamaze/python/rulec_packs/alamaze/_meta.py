"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4597b11fbc350cbbcc8cf17e9519d729efcd0c853a814ff7cf107ba48db6e91a'
EXECUTED_HASH: Final = 'a0f4ebf157415ff18f6e4d03439e77dfca176920088f748b65fb7f4aba73af98'
