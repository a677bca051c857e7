"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1f1441c7eb10bf1658bc63bc45875a873f68951356ca0eb5e86705d7020d4d3d'
EXECUTED_HASH: Final = '5320896e4028e6827c6102c3f9dd576613ce1b7aa9711de72d38683cdd072b0d'
