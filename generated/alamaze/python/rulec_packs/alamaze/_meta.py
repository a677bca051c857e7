"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9893acec5a81580c56144dc8f1d8d07ceb45676778e7f469e27e478c65c4acdb'
EXECUTED_HASH: Final = 'a97bf0f02c23c3a26920d266183a9f64d4328821b4cdececed805c7d178da227'
