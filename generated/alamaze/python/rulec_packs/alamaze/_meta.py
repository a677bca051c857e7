"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '64c1215bd97fe64fe43b35e56854d0ed21e10822b6fd0140f6cf204ee0876cee'
