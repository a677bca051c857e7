"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '494b7933645e78fdd4778bfb6c95cd5d0d6c30f52e27094c23ab8c27d6e12efd'
EXECUTED_HASH: Final = '2efdd502e6fb917a381c7c530c51e094c84d958390d79cccb17ca2d43c985d17'
