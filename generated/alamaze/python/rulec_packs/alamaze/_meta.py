"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f34ed63b845346513b263a7c15860eeea206c4a2501be124a474ab5482b97ddf'
