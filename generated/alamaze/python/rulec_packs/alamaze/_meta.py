"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '300b9bde71ed660098f714fefa79af9bd13ee34beb1cbe6135ad61b2fad8ddea'
EXECUTED_HASH: Final = 'ea5308efde5b67d0aaefafb942a176020e26713c24f81aa55ba35f7676705bca'
