"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62bd53a75bc2047c199c8c05ba640956e35f2c7de7295c12cfa7be32d796d174'
EXECUTED_HASH: Final = 'ba7370c1e84ec838d3ffd11227c0c8048084ceabe1717d355f66efff22501f10'
