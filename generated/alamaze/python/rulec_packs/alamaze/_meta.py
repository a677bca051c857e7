"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2d0a3904f992f80dcfd07942fc587839cf444168255347e858da958fd3b77895'
EXECUTED_HASH: Final = '9fdd3fe28852f5908f48eff32e5ffe64724721440ef561d351bf6f205c0f7274'
