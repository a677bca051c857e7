"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd92a8877e3420ee75b7534ca4b4ef32c2f76673ea376e24d7f146eed20086116'
EXECUTED_HASH: Final = '541f607ed0a5b6597a43b1976696dcaba46e035c1c1f4a9f8af7f05938b8f023'
