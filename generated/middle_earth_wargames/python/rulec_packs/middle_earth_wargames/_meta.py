"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2b19d3da232fa09bf952408d430cf6586874bb2088bf1fe4f32287a6259344cf'
