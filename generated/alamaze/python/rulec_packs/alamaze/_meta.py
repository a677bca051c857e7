"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2563670022dab14daa426ef84f26e35c486de6805a5969d3f68d539b683791a0'
EXECUTED_HASH: Final = 'c2cdb15722f342fbfde6db5f440b373aa1b41f0a6337a774977154ffa94b3fed'
