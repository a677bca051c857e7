"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
EXECUTED_HASH: Final = '7c925374ba035cf5463835b79ca094da10c9ab0976463a7c1c6a5121a8708c46'
