"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0efe660799c2b9a3f7aba57c0f9072d6aa278bd6d2f3d945a8dd58eb5f2b99d2'
EXECUTED_HASH: Final = '1384daf57247cdd2ddd70f659c316bf7dfde3b50afefd6b03b44c7b16347e3a2'
