"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd18711de549076b07bf5b4295c76520a4981b32f04f87227b8ee1f1da2c4615e'
