"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5615beac136cf2f00aba29fa12391f7477f4a004ab6ea8adaa34bc5f97ebe124'
