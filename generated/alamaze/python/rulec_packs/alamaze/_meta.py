"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0eac91af8ec04ed09a9ae84ef218b7fcef38f9f2983f77c67ce3cd7dade78b2f'
EXECUTED_HASH: Final = '18bb2ca2f416ab6e9f92afbcc482f78f812d600efa7965fb4675ba6e29574f6c'
