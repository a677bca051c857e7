"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5b44808ab5f77f38f9b334ebb695fc97b03be3512a8d23fcdb08440447d5a83e'
EXECUTED_HASH: Final = 'b766c335afd38a70f6a8a70792221400168425d1effccd9f37c7b9fb0582b610'
