"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9ac6efd389777196943872c6ddc2f5bf83c8ce5d49814f4fd057c513aca39729'
