"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13a2a081978988a091d95f05660aa86404558eda52fc8724b43cde4f29bb0cd6'
EXECUTED_HASH: Final = '0a337321684e199d203261715b8267864a3594365cbeaed69b64b656f61b230c'
