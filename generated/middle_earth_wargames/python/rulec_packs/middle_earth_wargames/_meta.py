"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9d3ff4895227f4daf95c7527d9aa6eaa0c29d191c6f90ef734e5aba9291d5b80'
