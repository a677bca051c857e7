"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b6df640a8c6d3af43248a7038afa35f15a74ff8610518a87df15e8b9b7580e7'
EXECUTED_HASH: Final = 'e22d43a99b6b04d3a419a55ad89be1d2a9a6b4232279355f9b8ea70ef17096ca'
