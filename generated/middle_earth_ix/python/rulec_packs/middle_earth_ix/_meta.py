"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5d302b30f89fccd5559d65cc0043323bb16d7c4bf5c26246a0b09b24218fe595'
