"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '70c47ab13186017df5b44fe36b13704a649f870dd4e5943deca69ca9c5845448'
