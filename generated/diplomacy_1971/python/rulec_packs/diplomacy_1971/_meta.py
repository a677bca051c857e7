"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f11814ec17cdcd2ea409f553bbfc5d9dff604356641c6a7a1e1da9826e49f78'
EXECUTED_HASH: Final = 'ac2f64ba98b071d929fa739bbb480ab705d2c4c599297a1279c4a558fe620edb'
