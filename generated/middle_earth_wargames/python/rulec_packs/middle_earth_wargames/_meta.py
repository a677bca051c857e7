"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2646079c71807904e5e06c6d0dfe48958781aa961d14ad29355f932d37e5a941'
EXECUTED_HASH: Final = '0a337321684e199d203261715b8267864a3594365cbeaed69b64b656f61b230c'
