"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4130ade8b76ae5e1f4dc3bc179097f03450c37194a49e1c221143dc1656f76a9'
EXECUTED_HASH: Final = 'dd9caf8b2a11eef72db85f57d40f541870cccf6ebdd469db61c5cb380e720e47'
