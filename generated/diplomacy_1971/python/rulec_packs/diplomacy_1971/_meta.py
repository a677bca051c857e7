"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3e064b65f8c5e162f531dbfc927c05dbf02f71afc944032e81c11cdf7a14b8d0'
EXECUTED_HASH: Final = '08ae60cde8135563cb209a8316359c7aeaa52e70499822d7904fa57f1b8493a1'
