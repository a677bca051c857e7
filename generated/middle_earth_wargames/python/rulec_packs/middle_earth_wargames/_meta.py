"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '279eddca14c7c310ab5209f0af0c057f1f2270c541fac25001ae976a156d019f'
