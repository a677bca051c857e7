"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '966274aeaa73860d74818ab9c7aaa9a5ef64e3ae4c7d01dff20e2754a73b24e5'
