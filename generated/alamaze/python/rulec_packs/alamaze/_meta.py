"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eb4c4b66825a792e220cd5d2cbd47dc845c27fe15fb9b03245978b191ce65642'
