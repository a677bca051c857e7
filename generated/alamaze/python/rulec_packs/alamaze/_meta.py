"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '607c5a8cfda99b5d5b528deef4c42efdcff6d8ae17bc30e30bf4eba60c87032d'
