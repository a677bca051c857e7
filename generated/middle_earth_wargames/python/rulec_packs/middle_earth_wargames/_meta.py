"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b9a6748f15f21d0525bf80bde9f796575fd32a88dd7f0a70041974568b96c1c'
EXECUTED_HASH: Final = 'f33481ba6b23b4f2f7dbf38ebf4b252b9ae7246628a204bd9d39744570f3336e'
