"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4122cfc99e673ff587b0ed3ccefa49f8fc5cfb70ce1238caa0fd6b78ba1266fe'
