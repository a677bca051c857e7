"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '365a89e575807bd19cb8577ba2e3bf1f78fb219346d7a1e551dc3b81dae6a66c'
EXECUTED_HASH: Final = '1631270cac1b68f189bfd63ccafa1a70dcd6021da302e732f5500ed8a86ff710'
