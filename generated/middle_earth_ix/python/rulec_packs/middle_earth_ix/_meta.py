"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a1c2d016dc6a3566150cabc01a66c49b7c47fef68ebe644b3d8e2b04ada74db2'
