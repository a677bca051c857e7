"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5d22bd647b9be192fbf5e0512cee9bcd6f4a8a41fb4026c78a11672be3f6f909'
