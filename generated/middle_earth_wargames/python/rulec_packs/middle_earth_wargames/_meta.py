"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f1f93b3d2c90f7dcec76593d31dbe1dee3f7e4a14d0cfd3ea40046cd2a6f553d'
