"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '53ac16c93f8d838f3671e4d44db2cfcf6f3aa43ad0406c84665a80eebf2f5d8c'
