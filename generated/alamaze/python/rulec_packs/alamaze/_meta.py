"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8fb124a01d4131d98fa88c9a7ee0894e58e6244d6cc1359bc502695f49256194'
EXECUTED_HASH: Final = '8b75a5a1ef3c910b05484a694a991c387e33589fa176f315bc231451a142ea6d'
