"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6de74dee367b88a98124d7928869f3c100bcae9fd1cd537e7d8d86c215efd173'
