"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '494b7933645e78fdd4778bfb6c95cd5d0d6c30f52e27094c23ab8c27d6e12efd'
EXECUTED_HASH: Final = '750783570064cbd72a50d69cba74cf7777931f72c2abf90914e64190703fff73'
