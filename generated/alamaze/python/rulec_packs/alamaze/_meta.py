"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6b88bf1306471a5664356eaba57886e67231b347ed1f07828ff0aee2c9a6de75'
EXECUTED_HASH: Final = 'a77245fc6145e59d773aa844af86c5c321b734204eadab44bc6be11d605507a9'
