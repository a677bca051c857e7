"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e9ae2681fe8b5ea0a1bb37dc5528b51b0f7b24331564f56e5aa05f2a1881e57e'
EXECUTED_HASH: Final = '887b4c44d3b098f286397ca3cdd73a111d1030dcf70c5fd0736f4e1f7b5b7562'
