"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e415df6e101f0a3574945cfb3fd3091f8c14fe318e7e3aa205d78b6325efbe17'
EXECUTED_HASH: Final = '8b75a5a1ef3c910b05484a694a991c387e33589fa176f315bc231451a142ea6d'
