"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af093366200b949801f1c2bb1782e4e23b44336f4b1640dcaae7e649ab1affd2'
