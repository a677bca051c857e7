"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '794a27d62145aa7fec944dd9a5773f9f44b507b5d95ef0aba9f4f0a48d3a5677'
