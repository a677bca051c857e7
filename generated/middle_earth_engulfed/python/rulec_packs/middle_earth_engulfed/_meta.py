"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e216d7f52e191fb15fc9003dd3f62a3b332a0030e679ebcf6a603468f54fa589'
