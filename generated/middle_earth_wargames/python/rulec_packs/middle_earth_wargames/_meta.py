"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fad2394168135f589f127529929653e2e632ba4691d605dabdf59d30a788973a'
