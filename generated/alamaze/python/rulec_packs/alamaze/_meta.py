"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4a1d312031be234be14009f57645902332562acdb1d5b24208fd6f089325586b'
EXECUTED_HASH: Final = 'fa4d6e5cc7f29abba4351a6000c772ae363c5e46ab93caec6dfe995e7315264f'
