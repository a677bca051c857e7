"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1384cf307542daf265e2a3a5c3e6d02b5189f12f9162351f7f45e8bd871b9bb8'
