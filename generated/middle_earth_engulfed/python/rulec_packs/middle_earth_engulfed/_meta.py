"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b525b854e6c5fa94abe839a7fbd1fa46257783a4aa358dfdef8f15c85a36fa4a'
