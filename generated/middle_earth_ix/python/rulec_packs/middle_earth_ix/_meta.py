"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd896a92c95967deca6a26a05f87e7b228276f3e034c2b03d3e9cba08486e65d9'
