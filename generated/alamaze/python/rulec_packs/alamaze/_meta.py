"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '576fe0eac2c3cd0e08b87dda7d0624f94358f98e6ea7f921e0f051da3d97621c'
