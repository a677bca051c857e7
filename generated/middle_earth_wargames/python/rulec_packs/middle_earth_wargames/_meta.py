"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4170dc880130794239761dd1804118e4e5a2010ffb8dba6a54473788c3893cb5'
