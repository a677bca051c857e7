"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1c71ce8da28b010c776ef3ee1c987fbae33950c9f6d144c57a3806b8f29ff457'
