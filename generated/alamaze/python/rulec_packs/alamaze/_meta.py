"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cd5b3a7ceea1a2c789d4978d1d438b040a1134328a9216d138685fbb1cdf0ac9'
EXECUTED_HASH: Final = '2dcc1fab4096dc69791adca0833c087f02dc148967a72e828170404f3776e74e'
