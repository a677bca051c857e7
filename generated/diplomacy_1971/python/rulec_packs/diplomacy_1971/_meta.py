"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0f2e4b54beb8e46f1a7324c41b27577181ea1d553acc4b792f646ed23e99a1ab'
