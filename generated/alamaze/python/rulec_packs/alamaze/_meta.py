"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8552a1e1f3677f93e40120405947a6d989719edf8fdfb496e6b94565a9d4f8be'
EXECUTED_HASH: Final = 'be2d2951a28ccf1157b7dce44b79381acc188531be8b68d28cc295957d8823b2'
