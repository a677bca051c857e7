"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c7575521da68819601aaf9805d0214f99734a42e69c1aa25b3340756a352a9c6'
EXECUTED_HASH: Final = '55e0b8771f7126d8d7c16a79e2f41526f308d9f4cc8c9cbe121b4efd88b98694'
