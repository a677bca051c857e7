"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '44993e2f824cbac56d4abc02a1e487349bde4b1eea51a789fa95e4d635e93fe9'
EXECUTED_HASH: Final = '217e807588c09d701c7a62bcdaeb196e3ded2c3eb93c9bb1b5eb54279dd7278e'
