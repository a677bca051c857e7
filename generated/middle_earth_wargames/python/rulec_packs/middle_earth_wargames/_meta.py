"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62b2cc88c8b25632ce57a8a081b979fdef8c2e22652402e58af17d81f13eac2d'
