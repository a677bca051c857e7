"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '02c5b7cd720298112b2b37be7ae174924e86a1508d9e2e351198940648067ea8'
EXECUTED_HASH: Final = '9907054abaf9ba18bbf792e0f30561bd8f6d5b8a16a8b6658a2ac2929d6d2488'
