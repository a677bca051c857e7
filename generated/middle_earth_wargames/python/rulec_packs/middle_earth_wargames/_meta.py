"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1513d54680dfd3f4091456391638ea554a4f61b4e67fadc97354a06cb648fc96'
