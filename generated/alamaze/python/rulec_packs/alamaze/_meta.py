"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '87d6ec26de3018fe92808e2c920ddefe97b26b051feeb69c2e5316af46f1c8cb'
