"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '355f4cd83dc1e55e0fb8909b2b3eb46ca0a88eed929928b8767dbd0554cd16d3'
