"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f57044a8cbc39109895a3c1e72c62266a5c4864f8db8d43cc11cf69fc68e4e82'
