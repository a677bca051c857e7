"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '16807f4d7a608e3a6d6eaaa45e1ecaaf613a940f846a7984a10bbefa03bc1eb6'
