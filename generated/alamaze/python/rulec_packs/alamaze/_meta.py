"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a34dcf146f5eea0352534e8aa3b1c3eb6acb6048ab809eb2e006be75d512c1b5'
EXECUTED_HASH: Final = '7d57981a3a0bf45b00e5c36a96ad1ece8c021caf189347017bbc12bb97b47e67'
