"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '23999b199fc83a5ece9a753787e36fcd2f0dce3b21705dd18e5b534c4f152e99'
EXECUTED_HASH: Final = 'e7f506fd28ccb6659824d36be0d0055622bde4f64b2168eb91602cd14aa6cab0'
