"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '03c4646c90e986287b50e2a28f7eef13411beb3e7fce356dc05a3e42ecb1b175'
