"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7d8e9d87efde7c611403125e0f58677369fe0554e4b33e08bf92efd8911e8953'
EXECUTED_HASH: Final = 'ae4c0805f8e8ca0fb0003afa402424f90f1c58632c583087651985e80b03ba6b'
