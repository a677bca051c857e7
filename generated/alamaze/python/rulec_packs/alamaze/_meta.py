"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e3fa872d842aed3e69f3669efd1f1bbe21a0283be94b6d304edf5c36660e2046'
