"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2cfa7c5d167a3f75408ce4d3a6fbc4fd2fab7f4ddad01017a6b242d20d90a9e4'
