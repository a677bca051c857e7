"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '861aab92bc6de8346ae52f825393a7526006a55f22b3210619e7982f76bf67c5'
