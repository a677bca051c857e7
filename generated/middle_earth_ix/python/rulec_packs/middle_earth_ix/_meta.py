"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '34a3a893a72dc7d18f1370c4ed753ebba5a0cc4392c41969fa2f12041fe4e274'
