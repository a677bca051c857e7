"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '53330258e1b7f92286c853fa55dccaaf074d104151d38200ba1e54ebbde5d140'
EXECUTED_HASH: Final = '6fbb2a26a07b4a11ca8fbd5da8f1d5c9b9cd9fc3ac2361f59ed38a9c2f3daf19'
