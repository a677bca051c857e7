"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3b7fc8b5f3b05922579f719d9f300b037963a84bd80a7a44e51cc150046ec384'
