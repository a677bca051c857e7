"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4e97ca99822bf5e7f61178b374f566960a38586efec3def71b04ac49a37679ee'
