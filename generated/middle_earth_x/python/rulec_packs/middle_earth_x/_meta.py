"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1ed1fe61b989881a305c23c98f8e7d62dc55325637661b0cf0ad31c595318860'
EXECUTED_HASH: Final = 'd65b39e0533257785343d8d41509d26ab8b048a016c03ec3aab7d07631fbb22b'
