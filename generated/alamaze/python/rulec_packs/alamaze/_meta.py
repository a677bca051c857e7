"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f42c109cd150685b0325317436bbe0a9c7fa47231567da61da0e7b25e1dfb65b'
EXECUTED_HASH: Final = '1cb6cb7388e8ea417989463174d2a8193840ee766965934bd873f1a57aedfe5a'
