"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4028047c413d1aa2aa78b7d47cc6f704acf609c4e7deb32de7c54e201087fb3b'
