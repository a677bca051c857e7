"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '38c71175b5fb553183c86c8f75da0f6ef3f4e5ce56a94d80c46da1c29efc0655'
