"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5234f47d7bfed4ecb273193b4d551196a9a701599332723174cace7141f81db3'
