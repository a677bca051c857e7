"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'da45621a9ef35ec0ff045d36034f0e750da2e1871c86986283549dd2813f3e63'
EXECUTED_HASH: Final = 'c4699a80272e15f60d9e75c1f60c365ea00dd53fe2de0993dea772d0e0b4cc99'
