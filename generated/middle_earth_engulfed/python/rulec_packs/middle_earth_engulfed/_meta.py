"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bda321d3f7cae2bc3eaa1eb682355827f6b459d516572674dba2ff8c8382af6b'
