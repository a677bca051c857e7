"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd6e58e1887dd61e352b70fc509fb58350d6a46ae1adef1f01b979ba367bf2a2a'
EXECUTED_HASH: Final = '0bebefdc504901992e88ce6c9a3039d95167f5b603bbed03a4ede9be35c9b65d'
