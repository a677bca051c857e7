"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '596b8c6a123155cb54c5451224e94f8febbdd57989a73c44f57fe01cd50ab1d3'
EXECUTED_HASH: Final = '7435a8ecf9330fb73927f4ae8581e838803e25f204747fb0b760f2c329dad2bf'
