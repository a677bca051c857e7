"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '939e2a9918f772a875cf89663bc6a99c558a88046aaa4e36e70fc0708df03fda'
