"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e827fd905f93221bd7e79a4c8079b6e7eea9f9083510bee166017fc3317d744b'
EXECUTED_HASH: Final = '9907054abaf9ba18bbf792e0f30561bd8f6d5b8a16a8b6658a2ac2929d6d2488'
