"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
EXECUTED_HASH: Final = 'f3ea26c8fe2ecd37e36f810515e9b8d79647e3bd0ad14ce7645b8342071a1ce7'
