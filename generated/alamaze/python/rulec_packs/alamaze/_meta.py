"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4d48a0eb75ec31c87453222dd7eec8a23f367d8926aa3a42d19105310304a9f2'
EXECUTED_HASH: Final = '654a53e0e8bc594ca02462ec8103aadd3169d9f9c1a8bfb128375c7001b45e9e'
