"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fc38ebfcc4b4c9db7608c1a144b2d30ffae805c7e463fe6de2530dc875dc5bf9'
