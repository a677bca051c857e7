"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6702c2b69eb9b0040633b3433664d254496ecd6f4da741952a17dd294675f112'
