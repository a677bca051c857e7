"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd32eb8d0515391f00c97f3543289efd0cf29c023b1eb7e29c56486fb6ece09b7'
EXECUTED_HASH: Final = '037dbe6d9f415b12966079d8ff7b93c244c7a43a924f379b1df61894879507be'
