"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'aa30fc1aa63c44be92a6377cc62c2dfc257887dcbabd5723d3deea95f33f3021'
