"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9ff52af84af2b3e4a74ee6cac8585a88f90e4e3ca69330879a86708ae71a7240'
