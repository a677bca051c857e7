"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '94c782dabdbbefe04191e51623d03a17ad7a7d2e8640adea90816b7ca38fc4b4'
EXECUTED_HASH: Final = '7b841d141598e8ef7e51be44b87c7c28cd0c68843ac9510d1d3370e82fc1f0b0'
