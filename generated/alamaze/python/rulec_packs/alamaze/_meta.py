"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b83795e8747e30d7d5f4e3269a9916ee4d79610bf613e0c9fa39a103b6516f4'
EXECUTED_HASH: Final = '1fecdc53bb75b607347940c28bd92648b484d82b6b36feace6ee1e7195970b23'
