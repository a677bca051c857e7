"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c24e95869e737945aa27609d6aada23b1772d7785eacded4b2b3d82f9884d3d6'
EXECUTED_HASH: Final = '74405484179d4f2efafae58b6eef56b83b1bbe73ca306207217164422b84c4d0'
