"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9f67cb55f4ab84b9d29e40af0160202ce425fbf1100b0d49f63bbd2937915e2d'
EXECUTED_HASH: Final = '0117fead394a74215f1fc70b41f284447a07567d86451b10e0cc903d231706fe'
