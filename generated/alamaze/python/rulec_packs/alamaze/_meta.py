"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '14277d15dd2c1ca9df72bf44545b1485b288dbd0acc54dd20e7d6994be3aa010'
EXECUTED_HASH: Final = '3d4b4dfe406b9d54595f9853c822ddbb200a15086d977d8e722fd518994282c2'
