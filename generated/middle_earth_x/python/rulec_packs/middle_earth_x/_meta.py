"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '468b4b4b8e12fa28cef418203539ed6e1d64b74ac5b033058167be90ec8cb3a1'
EXECUTED_HASH: Final = 'a064c06b392b3d4193ffb72eea07b0a1a5d5cb799ff32e67fcf7e071e35a9dea'
