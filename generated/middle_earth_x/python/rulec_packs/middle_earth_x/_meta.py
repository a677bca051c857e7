"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ec5446f13ae698c9d1e1c3204973b1527c4e2c4f690394fb03de726781a74c62'
EXECUTED_HASH: Final = 'd2ba2f969bb7085f1fee6025988c435726f4d154210d896580a279635e3ad9d4'
