"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2cc7b4c0efa18cb7ce6a1f184b3d42a97b6ba26a8b9d7ee6a38026bae545c294'
EXECUTED_HASH: Final = '4e983daa91b3e85a34f44fa573fb25588f93f14cc4da77ce78cb77ccb7808e6b'
