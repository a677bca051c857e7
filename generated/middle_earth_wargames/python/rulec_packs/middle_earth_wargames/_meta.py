"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13a2a081978988a091d95f05660aa86404558eda52fc8724b43cde4f29bb0cd6'
EXECUTED_HASH: Final = '78816fe40818c05e7b157c84df26cfa7dfa62f4d1e451bfc3e4addc3ef796f34'
