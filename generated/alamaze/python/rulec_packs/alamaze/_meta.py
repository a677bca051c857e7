"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '72761825092fb2c8dd9424c0f96f3dd514f667f905c6a5511c7cd6a75797113a'
