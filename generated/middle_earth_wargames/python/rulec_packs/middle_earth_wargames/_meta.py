"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9f6c67d370b2192b2576360e759d645aaf2ea53b18440f0887ff5610f3b2c43f'
