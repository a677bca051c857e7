"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bde287cbcbe9b08628e56a757299e8cc63174a07b493b102606438c69c88aff9'
