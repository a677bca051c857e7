"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '48108534bb2e7bb42fab62deac859ec0663d55690f2085574e32a343f43f5600'
