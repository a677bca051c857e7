"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cc9d4c8b03cd8e6025319449afceaefe4f0f06de2352f617e9d93bebaafe65e1'
