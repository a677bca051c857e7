"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '832d593dc8f7027ac87ebffc31661033eae02bfe803d7c9f8ba2a4e0b96d1629'
EXECUTED_HASH: Final = 'b1818b465e770f0708486e5963df5c1780d15eb10991ec8a3ce22cdec5f6bd08'
