"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b3f99b9e05a833361f91ab5f54ef73702e8a5569e98eee3fc41d67bba48a857f'
