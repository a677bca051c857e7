"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '607007e17b7e79e3ee3f5e4eedf069b67bf3cd86414d7672492911e59997fd11'
