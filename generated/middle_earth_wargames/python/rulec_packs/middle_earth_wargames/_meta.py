"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '89b08ea26680d61c6a820cecf65ee3ae72cc7693fcaf0002682923f195d9ee40'
