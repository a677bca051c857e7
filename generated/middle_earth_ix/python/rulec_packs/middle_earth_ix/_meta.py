"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '83bbb78f825ce0af2feece1c8e633ff240af4e635efa359dec76e6ad29f079a1'
