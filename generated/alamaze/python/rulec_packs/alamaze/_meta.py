"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7d8eba7e037ff22a51b6576e7a05b0cda085e1e39c9841f510b6ca69ad3a6375'
