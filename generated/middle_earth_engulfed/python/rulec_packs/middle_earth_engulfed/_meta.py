"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7fc6e7cd28c01aa28fc6cb96180523ace42eacde0fe5dbded876d7ee78015e9a'
