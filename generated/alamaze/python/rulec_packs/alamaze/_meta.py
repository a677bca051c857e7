"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd16f09510eaca020f70f02df409f209149b76ce06864092edeea836e8b325a2d'
