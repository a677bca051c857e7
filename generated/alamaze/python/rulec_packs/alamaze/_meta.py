"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fbe9d2524814d1efe5d9d4d2bb63ad67f523d5b4d816d912920a2ea08d08c45d'
EXECUTED_HASH: Final = '227fdcb82cbd431cfbc1cba4fd1e250ab2fa92da3fcc5ae6e95a0d26774191a8'
