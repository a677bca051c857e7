"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a55c17ae7512d0a325911d42012c823f474915fe6b8f983f8e4495e4b00b81cf'
EXECUTED_HASH: Final = 'c0558ef385a62e636e93cd26c26950b5e5c164efd6bf098b3aaef86a59cbe43a'
