"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f1df37fe6591c69f5045d673ba3c7e48b170f676b46abbd498081482ff004823'
