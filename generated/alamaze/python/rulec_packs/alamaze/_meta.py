"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4e3dfba45adb0aaa03b34a56329cd88f03601e521650f4a97d1945fa06355703'
