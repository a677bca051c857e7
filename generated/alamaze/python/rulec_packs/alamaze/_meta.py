"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ac9857e10bb34363ccad94fbb0f831994af3ff130acb36a0cc75b4b1ea443554'
