"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '50bbb612099e7953037fc9e5f1537e5b186fd87c46335107fc3100b97fffbec4'
