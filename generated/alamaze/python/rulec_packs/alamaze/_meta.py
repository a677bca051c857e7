"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0bbfd4fe34250b9a175c6ee34da411e0be865f42cbfee8ffb149530d0e0e7075'
EXECUTED_HASH: Final = '1fecdc53bb75b607347940c28bd92648b484d82b6b36feace6ee1e7195970b23'
