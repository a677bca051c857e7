"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62bd53a75bc2047c199c8c05ba640956e35f2c7de7295c12cfa7be32d796d174'
EXECUTED_HASH: Final = '887b4c44d3b098f286397ca3cdd73a111d1030dcf70c5fd0736f4e1f7b5b7562'
