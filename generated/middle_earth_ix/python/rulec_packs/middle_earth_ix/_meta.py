"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0d6e223c6489591e692299cb76a167f4a5b8de51578b0483fc458070723f6738'
