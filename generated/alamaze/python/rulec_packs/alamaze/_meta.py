"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e4e45f2d1fa35cbf2f371218aed7adaafde360d11eb16c0660b7f03175a38e5b'
EXECUTED_HASH: Final = 'bb88c20089b8cae06d4c0318638b4d5c48cc19ad3290f900fb2805ebec7c73a7'
