"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ff1f548417b4c4c06d81583d126abdddd47d834c0bf77fe8d669b304a54ce03f'
EXECUTED_HASH: Final = 'b434aa99e83d2f3d4663acfe41712dd5e87730e86c17d25e6424f7db7a200973'
