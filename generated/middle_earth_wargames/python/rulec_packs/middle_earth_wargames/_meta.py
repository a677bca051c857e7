"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7926cdc0210fc9990b54f27d9f61da4825d81b7f0f32643b7abc3f533b8e0c14'
