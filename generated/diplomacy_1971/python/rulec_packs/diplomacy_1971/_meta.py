"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '717669410718a8d43fc8a0a3f4ff29d85b9a1108c1597a685fc9ab9b9f534e7c'
