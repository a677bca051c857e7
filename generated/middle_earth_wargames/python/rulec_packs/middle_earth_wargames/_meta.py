"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ac9644757086099433341ed0b8025b3053de373e1ce023a80f29d4aefc21eba8'
