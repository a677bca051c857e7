"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '73519ac3f92390507594de33a6bebf26441bb61cd8799e2e55dabbd20d57ecca'
