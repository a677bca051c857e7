"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a20ff791f3853f0cb5607d10370bb37aedc002ec614fd3e7783047a306d923cd'
