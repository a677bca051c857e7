"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e804a27eb9bfdfeb43030b41251f7b81c708f531aef72b32438a6b47a6eef69f'
EXECUTED_HASH: Final = '8a669663cda2f7c21822ca13a24308a9c7374a8f1d50e51381da31f8cb0289c2'
