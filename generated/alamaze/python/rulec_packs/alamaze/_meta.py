"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '831f8b6edb73c73394541587bbe3779631362ac3908ffee3ffc3e204d7250d7e'
