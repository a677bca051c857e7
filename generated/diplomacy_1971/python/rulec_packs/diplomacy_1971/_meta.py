"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f11814ec17cdcd2ea409f553bbfc5d9dff604356641c6a7a1e1da9826e49f78'
EXECUTED_HASH: Final = '27721a712acc335f745a2ce0a5bf45ee00649011e2f41192acde3ccc686e6f05'
