"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5073ecc45247749e67885556c420c2e110bbbe6e8417839f3bb3c124bac56e4d'
