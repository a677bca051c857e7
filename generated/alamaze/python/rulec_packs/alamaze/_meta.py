"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c71959e5fd1930b2928fb7808a344839169d152d77128508f23ce3eeecc1fd00'
EXECUTED_HASH: Final = 'b8d7c50a9ff7f225e04988ae119242e70abd7d4b7ffb24c05b626d915fb6cfaf'
