"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '14ca1af44a51a2c39f53b3e5b3c377781ec637149dfc56709544a0ba1a8df5b1'
EXECUTED_HASH: Final = 'b8ac98ca3ed33df174933931aae1af7bc8165265fe88edef998e71860a607112'
