"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2a37333ab632064e92615d6b14c242cd8bfae7af0bc1e4fe0d9bf86bc2b24455'
