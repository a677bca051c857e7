"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a194b2a36582400c0233c7804565e42797f9031ccc6ff9d4af566c7795b42467'
