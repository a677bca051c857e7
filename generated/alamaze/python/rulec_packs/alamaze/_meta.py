"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '71b9da3a8c6c03e853648d455bd724b2fa587ece4576d0795d2662558c5bbfc4'
