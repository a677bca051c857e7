"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9eff822c4417baeff4643082ca2b7cf41ca134af9660f572cd7924c541a73ba2'
