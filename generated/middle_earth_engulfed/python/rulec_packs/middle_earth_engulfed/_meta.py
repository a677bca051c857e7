"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c46c036fbd5895a7c43ed8be111ea8122c6073c61375ba3c512e1f82911abd31'
