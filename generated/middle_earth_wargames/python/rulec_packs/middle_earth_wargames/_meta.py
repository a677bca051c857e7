"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '55677cb74485182451614d61108b1f0671c59e69600a3590c110413f70f624b2'
EXECUTED_HASH: Final = 'b8ac98ca3ed33df174933931aae1af7bc8165265fe88edef998e71860a607112'
