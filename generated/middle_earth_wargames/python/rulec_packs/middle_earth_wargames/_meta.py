"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '096fd53a72b5a665d5f4d7e43744ec1975cd36bb2916a48d3d3c04c596bd6b65'
