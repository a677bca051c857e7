"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ccaa91c81b50ae0c8f107f74180b23905278e2c0afe09dc6c7f43f182d8a778f'
