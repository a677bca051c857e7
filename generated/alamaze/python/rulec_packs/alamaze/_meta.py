"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '790aa9925af4ca90d08df48ed24001a194d7b1c0760db0eabe949f298ca5abf3'
