"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5484f0e1fe0ea92c327319ecbcb9607ea473b8710fb938fab2e8c614067d1347'
EXECUTED_HASH: Final = 'b8ac98ca3ed33df174933931aae1af7bc8165265fe88edef998e71860a607112'
