"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '82f344866f8065fdc1df765cc582dd1e67521b20ad3c5a8d175c79a118a16251'
EXECUTED_HASH: Final = 'e1332540bac5a9cf73f66977ddb58e04f1e88612626439b1a69ac73c4cd00d4e'
