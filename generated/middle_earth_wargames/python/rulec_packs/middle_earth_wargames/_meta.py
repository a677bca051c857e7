"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b9a6748f15f21d0525bf80bde9f796575fd32a88dd7f0a70041974568b96c1c'
EXECUTED_HASH: Final = '0d416444931e40cb2597fd88dfe85d2ddcbf870507c20d592a68115530ef653d'
