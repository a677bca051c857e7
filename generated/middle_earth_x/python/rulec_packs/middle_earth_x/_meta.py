"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bb6ef14f8eab10ac4827331af324bdba7ef67d3590ccd48764ffc260db33dceb'
EXECUTED_HASH: Final = 'b77f0115ed2cff6cc76ee4c43bb7e6da8bd87b7b01140ea874cc91329a950e21'
