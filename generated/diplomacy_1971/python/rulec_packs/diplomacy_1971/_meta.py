"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f11814ec17cdcd2ea409f553bbfc5d9dff604356641c6a7a1e1da9826e49f78'
EXECUTED_HASH: Final = 'f78c5cdab8375ee7acb2dd4cdb31dd3b84d5c8494dd84ae8223a47cb8134b9e4'
