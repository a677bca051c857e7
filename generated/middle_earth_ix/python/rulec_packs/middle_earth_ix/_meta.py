"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f4ddc8270fa90c0af960b2ee2de5ae150ffbf7f09424c044c0ef817b9cee8bed'
