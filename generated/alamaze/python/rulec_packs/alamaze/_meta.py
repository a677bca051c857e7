"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0b77da4c45228d66d866a8a9288538a8c45864828dd446f0c53972a47518698b'
EXECUTED_HASH: Final = '2dcc1fab4096dc69791adca0833c087f02dc148967a72e828170404f3776e74e'
