"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
