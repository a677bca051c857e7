"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b2d4c2e72c4dbc595eae63e14629f65ab0688a54661b2e6cde346dead737ff6'
