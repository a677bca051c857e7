"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ac995049dba5b30afc952a953a1c1a1eb6b1c5e21c42c1f1d968db2bcc66a3a3'
