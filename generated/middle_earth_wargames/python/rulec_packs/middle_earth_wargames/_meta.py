"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '625abeb84f0d985f1248f2d67d7cdbda60b9ed52a303e3e43a33e3ad7bb35b54'
