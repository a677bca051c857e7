"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b88fe359e34280998435eb91f796c2ab443f509081d3f56dd57a68d585bd2e81'
EXECUTED_HASH: Final = 'ba1fbaf18c8c06d3b5dbd318f904a6ee90ba73f2419b0f9d6ac155b57e1ad6b2'
