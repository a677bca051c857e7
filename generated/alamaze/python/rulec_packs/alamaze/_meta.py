"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '39af0e542b38ae999b7fee418c97d1868c60fff57d4954176a96f0e70ac7534a'
EXECUTED_HASH: Final = 'c2c5b5248ec796cbd73643f1c98dd26d5b87c4d775cffe3e5a27713a2393f321'
