"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd6e58e1887dd61e352b70fc509fb58350d6a46ae1adef1f01b979ba367bf2a2a'
EXECUTED_HASH: Final = 'a49a39c4e392a89d5ad86d35b1c9402045b9212605ec6229c9eec5852d249ddb'
