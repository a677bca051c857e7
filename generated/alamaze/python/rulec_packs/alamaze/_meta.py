"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd25a4172467435720314e7ca9396607c0a79e7d117682804c4fda8345198b5c6'
EXECUTED_HASH: Final = 'd56457a6eabf9bd8ec2e51518f8386e26f044455613e38c351125ae951f2bb92'
