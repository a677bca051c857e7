"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f0edee2829fc37f7845e551b52e5cdd4593d9dc40aeabfb89ad82632a679b004'
