"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'aac22e2b47ca7114a6504f6baa27d25834248ce7aeb6e10163229e656ce8d6dc'
