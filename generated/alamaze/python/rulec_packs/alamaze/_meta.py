"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f8343b79ac801efdd41aa34d1c199f357a788de6f50c457286461ce67005c4a1'
EXECUTED_HASH: Final = '5bc4899e2a877ccb540193b46678c6038a2e6bb49cdb4649ceb674791ebda23b'
