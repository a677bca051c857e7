"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd92a8877e3420ee75b7534ca4b4ef32c2f76673ea376e24d7f146eed20086116'
EXECUTED_HASH: Final = 'e77707fb576b73ca29597df9f1047e4638655b480c7a9eb283a22c07bf2fefd4'
