"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3d7211828424a4343388d6f78699bc884313f09bc90a9a9a3523afec560094f1'
