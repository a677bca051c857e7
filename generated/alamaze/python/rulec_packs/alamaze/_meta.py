"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '85b1845be4eb810472669530339cad729a68b72ea2bdb1d02fc7fec87553274b'
EXECUTED_HASH: Final = '3bfd35c8c6da3f707c1e34480115812cb5f7c75ba3be3ab614f620b8206dcb4f'
