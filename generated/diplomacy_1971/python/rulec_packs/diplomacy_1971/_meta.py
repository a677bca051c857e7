"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b30bfb4d17a05fe8c0786c43b7d3ed9b2a56e331d2403db733f56141f08d23d1'
EXECUTED_HASH: Final = 'ad92c8d17f952393d25e6b752d8e222ccb8d706256fcef64538fea4c840f2ff6'
