"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8e54912b0be9c5ffe9252d99720f15ecdaec5e4f4503402a71cf5be54f5860de'
