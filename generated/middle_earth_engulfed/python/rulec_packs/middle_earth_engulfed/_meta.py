"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1fbdab67cedf54cef0386bac02b16ba23287f63fbc375050c35774e20e188a31'
