"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '984da2b87fa25caadfc6c59bff4fed8c3c4e12962e0147d8ae8b58d0ffeff5a0'
EXECUTED_HASH: Final = '224ab400264df658108f335a64eee9ef6651d09e8173dfc5a96d008452e80f0f'
