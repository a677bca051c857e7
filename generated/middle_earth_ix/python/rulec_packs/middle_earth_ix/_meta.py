"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e91f71cb84e68f9df739aac6652acc7f24bcd878cce7017132af4584aa32a845'
EXECUTED_HASH: Final = '45c11649559a6a49f8514daa1b1833c848a113b95a7f9b64f87289b5ece4b5e1'
