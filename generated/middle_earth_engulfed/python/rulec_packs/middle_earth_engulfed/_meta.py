"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '01e85d2ffa98e2cfbef56dcdc0a71f9064a243e07f581066803a925e3fa2fc9a'
