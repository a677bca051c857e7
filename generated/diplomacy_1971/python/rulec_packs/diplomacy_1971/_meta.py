"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bde287cbcbe9b08628e56a757299e8cc63174a07b493b102606438c69c88aff9'
EXECUTED_HASH: Final = '7595c9414494f8c87aab50f7ed9c7c06b117d2128965353331a53b1d9d502a53'
