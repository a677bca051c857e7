"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a8a65d3e821523ddb5a3c8abeed148bc7e8d500a9ef0dc1117ce6fed5a502d1c'
