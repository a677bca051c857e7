"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '352a6d40572de33e44c03f6dd42739dd48e9b84ede04d46ae3729e4a9903323c'
