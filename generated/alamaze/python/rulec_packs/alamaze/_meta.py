"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9b8dfb226e5c7bf07057fb28614828ebb07ea6a3cdba28f0320f89c645a1d17b'
EXECUTED_HASH: Final = '670a34b6a423135b7e8d1f183f42c4c194c7873ebf0b58d5e8d52f80f380569e'
