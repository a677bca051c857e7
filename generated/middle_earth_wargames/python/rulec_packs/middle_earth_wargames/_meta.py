"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4c159d1f5e08ee9aef252e2f7d76ab4540bed65d0d38fc61fe44d445560e5ea9'
EXECUTED_HASH: Final = '0117fead394a74215f1fc70b41f284447a07567d86451b10e0cc903d231706fe'
