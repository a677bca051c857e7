"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5e15984583b242a4b3fdc823dc213a001e3726a00db28f7cc4bdd4278ee58658'
EXECUTED_HASH: Final = 'c7348c86335e39dbe54d7b82bfbaf37ccbb314801c74e306995a27d0dc20cc7f'
