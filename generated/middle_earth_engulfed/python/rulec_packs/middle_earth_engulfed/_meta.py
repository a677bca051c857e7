"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '427d7a976c302b41602714ade75a5190eb8884086457957658d2f4c31999f1c0'
EXECUTED_HASH: Final = 'ec11eaed38fbf07f25491a12e98ad33b3905f9e8992d3e13e8d2662cd95224a7'
