"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a3b3523e6a6dca8fc2bc7727160a5719e8a15208ba62ff90c21aa51d3e6bcc0a'
EXECUTED_HASH: Final = 'd317ae9dbd902f824dabe47867d5047de7b4c4b4bfd217ea175d1a52b6b20197'
