"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2632f0a8dc14ce3c510a8da8ae07b7e817306556d7e821de00993c81ff68595a'
