"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ef3b02de6e4e5927e3eeab8b2c0118f6a174dcdf3b96d3f027008dbe0bfb043'
