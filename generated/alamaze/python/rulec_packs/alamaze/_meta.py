"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '701e17ae7d1a38424fdd3821d2347d364d024a9bd727826e14ac0d561b49587c'
EXECUTED_HASH: Final = '46c0d871b0072ae51bcc7ccb6d69eec0eed9084a1ca60791744a7449dad3d2b1'
