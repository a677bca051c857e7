"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06edfb58d4b1eca98d21150c8def42a1328981b9cce7e942b2b181934c25661c'
