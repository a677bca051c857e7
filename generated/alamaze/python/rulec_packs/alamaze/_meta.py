"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '984da2b87fa25caadfc6c59bff4fed8c3c4e12962e0147d8ae8b58d0ffeff5a0'
EXECUTED_HASH: Final = 'd07596b3d4d71ab4b13c49298ac60aa4c29271805195c18155951197117d82dd'
