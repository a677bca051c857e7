"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '363eea18969b610c4109a72899d747044a2581ca6cc99868238c36ff8d954467'
EXECUTED_HASH: Final = 'b075f75fcfe0451182686e7b9973d057060ac672a331aee109cb368cb4adac6e'
