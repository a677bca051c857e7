"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '815f4885fbf7ad7004ec02037cb9a3bd9d8b7ccdb5e891598453e0823187a110'
