"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd9ac324129c3afd2d69efb1dad12b279632bf847e05e035c317ad7dbfed091cf'
