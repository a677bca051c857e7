"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af2b6106b6616574d2e50f4372b24a80b9fdec4d949e77e7c1764cb77e71d66b'
EXECUTED_HASH: Final = 'c0edf41b56cac63cd64743fad438144b526a1b4afa0fe7f6799db06a9147745e'
