"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '47b1ec36caebf39973c343768126e8dbdd6f25169c51b81c041c78d2c55eef60'
