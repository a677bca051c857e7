"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
EXECUTED_HASH: Final = 'fb8de1775620d9fafbf7d0e53e985eb12e1c4e8828df43a54d310e15ae815643'
