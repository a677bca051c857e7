"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '241db97b94dba45a8e04d8be7800f9e5cfa482d03f7708381a90d8b4b62f06b1'
EXECUTED_HASH: Final = '8d59d6f172ed154b00dd087686acbb5979ddd60dc737bd10736985ac5af2fda2'
