"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '984da2b87fa25caadfc6c59bff4fed8c3c4e12962e0147d8ae8b58d0ffeff5a0'
EXECUTED_HASH: Final = '5d04dafb8f9e1865ef193dc17bac33c9825574cdf2d3581e6371a4892b7bcfc5'
