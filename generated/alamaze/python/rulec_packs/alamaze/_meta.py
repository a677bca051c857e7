"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '21e4e7a0cc003a410eba557e9dda3b69b19f2be14508640844147711a9df8526'
EXECUTED_HASH: Final = '133037b1d473a0e4bab287b95b1155bf481f02061362bb9a88436be8aff9bb68'
