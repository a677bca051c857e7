"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e0ebaabfa33b97094ddfb57c2dd01421c52a222d1cf27422f7c593d1df45f798'
