"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '27fa49ecba75fcebd7b13af64899e6b4e1123a916f1d45fbae03ddaefe940f65'
