"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3e6faac076fb6023350971c6af89e9c3a9e55ad8d54978a72ba86226dd1be570'
EXECUTED_HASH: Final = 'e60e688ea6abf7ada182e44225af430f2d3775b0c61821da981d3ab58247c0a9'
