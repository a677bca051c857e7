"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd43d9341f09fa465da05f170f338855f2b23488dad360d6da2f629b874032c50'
EXECUTED_HASH: Final = '541f607ed0a5b6597a43b1976696dcaba46e035c1c1f4a9f8af7f05938b8f023'
