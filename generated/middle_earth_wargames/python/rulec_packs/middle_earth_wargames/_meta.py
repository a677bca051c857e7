"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3534d5decc09408505b75617215d330329d4a161dda471fe15f92a781f639c12'
