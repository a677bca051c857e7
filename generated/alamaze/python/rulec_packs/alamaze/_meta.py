"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '91a13921c1a3c05f7a563a94b1f3161f1818239aeadc75f0623abb42980f4ef2'
EXECUTED_HASH: Final = '02c69058f2f34c8384d28e6114b6c0372f2b7bd56cbe2c431b6fa6d19c78f6ac'
