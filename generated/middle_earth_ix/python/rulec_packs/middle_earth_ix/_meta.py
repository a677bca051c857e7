"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8319ca24adbf00ac9c5fb34418d1b2a00830a513798c2c3feca9de0401755fb3'
