"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b7dd04b3957573c6dce522ffe8d15a2e0fd04983f06048acaaa257e603edf129'
EXECUTED_HASH: Final = 'ec0e4e483c1fdf3a62a36c89d08f053ded47e3bd0b1bb7682c1e4d7987d20a15'
