"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
EXECUTED_HASH: Final = '645b23e2d7ffb1179b2c37e9fac1a19e66c849f272bfa3ebf63542e11f266104'
