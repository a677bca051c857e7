"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '09be1964e01823b6fcf93c895f6e8fd5d4c500c9db4efe443b3f0313c41032e3'
EXECUTED_HASH: Final = '22c190987246dd579ec101acbe2e27a82fd939256537312c3263881b8e4d6636'
