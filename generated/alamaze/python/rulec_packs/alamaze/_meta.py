"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1f12595b5d9baf7340752a7876e76ac18c1cb10753c4cdb658b6db6abb9dfcef'
EXECUTED_HASH: Final = '037dbe6d9f415b12966079d8ff7b93c244c7a43a924f379b1df61894879507be'
