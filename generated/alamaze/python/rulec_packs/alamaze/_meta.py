"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5ac6af9393efbda22b5e50781244e605f3c92e805faa02c1c9990f419c88202d'
EXECUTED_HASH: Final = 'cada2cdbb4217f112e1d02bcfeb054326bce529c83d49cc611e9031bfb52a75d'
