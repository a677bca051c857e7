"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b83795e8747e30d7d5f4e3269a9916ee4d79610bf613e0c9fa39a103b6516f4'
EXECUTED_HASH: Final = '217e807588c09d701c7a62bcdaeb196e3ded2c3eb93c9bb1b5eb54279dd7278e'
