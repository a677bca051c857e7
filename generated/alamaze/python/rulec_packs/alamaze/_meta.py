"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '984da2b87fa25caadfc6c59bff4fed8c3c4e12962e0147d8ae8b58d0ffeff5a0'
EXECUTED_HASH: Final = '3d4b4dfe406b9d54595f9853c822ddbb200a15086d977d8e722fd518994282c2'
