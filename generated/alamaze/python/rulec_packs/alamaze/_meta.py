"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fa654979fc4399fb65e57b484d857a53153183e8fbfbf9c19893c77c918f1d20'
EXECUTED_HASH: Final = '34c36f7a8d934ec54744123563ab35e85e367c88700071a473a7120a2ef26e5a'
