"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '28f911e1c277057b1821169852afdb8532ce0ff5fb5a0fa7e8b414d0aa430fd9'
