"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '71cdaffcf3f9f069173c88c1a4f80eb8b8d5992e0b8e0200e43a073870bf0488'
