"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3a9b3208c0dd4bd6341670d90bd8e7980c49b3e2ba120312cbd1f69fc8e0869b'
