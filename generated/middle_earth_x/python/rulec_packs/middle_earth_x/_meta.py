"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a53a3c6a96dbd42d87851e8b34638a13e7ff1ffe5cfa56679a11aba42c65b33e'
