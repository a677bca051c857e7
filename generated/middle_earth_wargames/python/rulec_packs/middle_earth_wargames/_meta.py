"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f6b26351456d5fd0c30a34995c93352c2e8c109aadd0a7fc52c859a667d56f8'
EXECUTED_HASH: Final = 'dd9caf8b2a11eef72db85f57d40f541870cccf6ebdd469db61c5cb380e720e47'
