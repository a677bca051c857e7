"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5b44808ab5f77f38f9b334ebb695fc97b03be3512a8d23fcdb08440447d5a83e'
EXECUTED_HASH: Final = '45c11649559a6a49f8514daa1b1833c848a113b95a7f9b64f87289b5ece4b5e1'
