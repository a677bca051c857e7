"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0c92bb7ff3de1fe56d44d28069fb05827d7ad6cf67898f8001bbbf00609390f9'
