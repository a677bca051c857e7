"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9eb54ce4e62f82d7f928be5edb0750158495cb0be794cff76f33227c4b9f0cfd'
