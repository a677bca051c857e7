"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '844b2705002e7743378503188676982066beca1b64125df90173d248f57f2206'
EXECUTED_HASH: Final = '013ec9be2ff16b7957e572000bef81f1a301f60c81fd40999c28debd51c200cb'
