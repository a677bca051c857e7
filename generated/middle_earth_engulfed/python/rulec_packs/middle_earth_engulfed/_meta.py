"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5e2799d375ef5ea25ea18438c3df626241ef37ab24b6bd02b9eb30724be0ca9'
