"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8fdaf1aa1cc4fd4edec61c510bf67ee2f877b0c13c0f7b7b1ff9b96957aceb75'
EXECUTED_HASH: Final = 'c2c5b5248ec796cbd73643f1c98dd26d5b87c4d775cffe3e5a27713a2393f321'
