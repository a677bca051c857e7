"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5dc72695f621c39441668461523ee8bced179c19c6c7fbbe7fd861e0422f4038'
