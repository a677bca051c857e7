"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e747c3ef0469eab7cb29ed1d54ae4b1905693409e3fcafb65ca37621073b3487'
EXECUTED_HASH: Final = '0d207e3d62bc33ce6780afde46f5da3f869dc932dfe122d8710a6294b1017ae6'
