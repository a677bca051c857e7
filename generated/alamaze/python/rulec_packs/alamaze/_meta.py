"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1761dde39fbfb8435ad290c0e47228ea65e497a848bbf972cf7e586bb48485bd'
EXECUTED_HASH: Final = 'b0276040b4f87ab7abaa35ce98ecfb18ba6cc50ce762ae72d3ba1f7ed82716d0'
