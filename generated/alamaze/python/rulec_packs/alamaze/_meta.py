"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '32ca3f22fa17cc3d77744378b60153a7e14556e575ac44ea6a05aff600a6309e'
EXECUTED_HASH: Final = 'ba7370c1e84ec838d3ffd11227c0c8048084ceabe1717d355f66efff22501f10'
