"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '19396e8c5d9d15b90d592bebf3f8b3a50282b9a17a1bb7af379495a4c3520854'
