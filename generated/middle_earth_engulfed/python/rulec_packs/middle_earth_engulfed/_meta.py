"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ae3a530014b7a049ba29a5f78dd74c346fe44ece1988ebc99e9064cc3a4404b4'
EXECUTED_HASH: Final = 'a888b67e27018dc08e9cd3b252196a3a41bde4256f3493c6f5f17e0204818e80'
