"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b0ebcb2f3b09b36b9f7ec43ece1a5fdc535e8c5dfd909483f8e554407c245ebc'
EXECUTED_HASH: Final = '8ca3b90d24619953b9cf2e84311c0a458b980726a49e2104abd0ee0a010b62ef'
