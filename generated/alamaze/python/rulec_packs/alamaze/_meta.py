"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '44993e2f824cbac56d4abc02a1e487349bde4b1eea51a789fa95e4d635e93fe9'
EXECUTED_HASH: Final = '1fecdc53bb75b607347940c28bd92648b484d82b6b36feace6ee1e7195970b23'
