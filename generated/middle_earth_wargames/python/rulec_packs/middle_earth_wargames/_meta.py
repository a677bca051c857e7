"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c779bb78726fdabfe3d9d1b735381453f35c974289af0ea406192a9d9ea942a2'
