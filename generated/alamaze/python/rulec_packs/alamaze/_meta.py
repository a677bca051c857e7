"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06ee416a31a630c0d82949c2ea7bd9d5cf3c5780dddc5678c2c2900d3efc81ed'
EXECUTED_HASH: Final = 'd52e8011fda5e6ea6de661ab46a3b9bd319de3b0e9180d28bf532e35149574d0'
