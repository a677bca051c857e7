"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2fb55a7911d217c6b8ca8fef73d214fda6ce23cdd6f79fd3149c747a02593f46'
