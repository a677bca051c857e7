"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '274c2bd5d5172f281e3c15a39847eb21d8904bd72221590ad2f6944e98bfb6e0'
EXECUTED_HASH: Final = 'b0b5300839d573d3f5b48d645a131c3440502a41d3697695d5878e3cbef5749d'
