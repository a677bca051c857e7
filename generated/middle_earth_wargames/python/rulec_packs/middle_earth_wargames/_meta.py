"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '38d79f20d8efccf90ed2ffa15495b9f16cd660b87272f98cb153fd4752d0643e'
