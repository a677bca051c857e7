"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '819358753160f91fdc89b3ef99dcf1a294f71a8d8440bedd0af195a54f4e549b'
EXECUTED_HASH: Final = 'ec9bdf85597ccdb7b80345cb6ecd031f486136f1f87b80ab93ff422d1709cfab'
