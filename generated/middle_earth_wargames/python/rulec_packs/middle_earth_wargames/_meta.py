"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '24a5fe5776659d20ec84fafd4a492291afd526d29a1819c5869cd4795d7964fc'
