"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af7e6e690928b2c90c9ae987d5a05886342a3e864748ba17edaa95e77b96502e'
EXECUTED_HASH: Final = 'bce117beff60dc6b0dbe103359c17321458db5144c13e79be1986fa1c947e797'
