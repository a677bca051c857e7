"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '12b9e3f1d7c0cd5128cb35143295491c9171ffb1c040afe553dce122b26da13e'
