"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c317e4e31ec48db6bd117077d2ab7114865deaf23415d547f701ba2ad0a7151a'
