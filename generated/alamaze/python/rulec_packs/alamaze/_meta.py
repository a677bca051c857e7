"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06f46525d01250b779ac82f3deb558ce2d1dd47241ac33a7efc3e923c290db72'
EXECUTED_HASH: Final = '037dbe6d9f415b12966079d8ff7b93c244c7a43a924f379b1df61894879507be'
