"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1dc59116696c2db269c7a12ca5ee7aaed330db85de085f1eb858db14a678f514'
