"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e0d802d168140deb4d999fc3d57145a3cc8e23e88c9ce461900641ab9eea1f26'
EXECUTED_HASH: Final = 'ba7370c1e84ec838d3ffd11227c0c8048084ceabe1717d355f66efff22501f10'
