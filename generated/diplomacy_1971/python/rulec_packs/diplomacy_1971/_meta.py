"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ffc20335589d6d78c67d466595c3c27dd20758bad2aadf2721f917bc4f34d8c6'
