"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22ef4574e167c9d90e354db7447111af64590ff83f0764bd7fd48bf14f7f3e75'
EXECUTED_HASH: Final = '2545769ddee183fa31d949266077ab8c038e0a9f41cb5c2b1ea9dc45390d3973'
