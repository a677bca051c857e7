"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '433cda6baf573286207f64f4d6427a45e012f0308833e8f08f5159be3d1aa387'
EXECUTED_HASH: Final = '6237772e7c1ac5f2eb55a31948aae15961763e0d26dcdc7e9848b51027675498'
