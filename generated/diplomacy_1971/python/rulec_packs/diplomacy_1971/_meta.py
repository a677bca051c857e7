"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '78751e6380c74e6a860ac16f06fec21c67edbc08d2965f569c653bf6e618c757'
EXECUTED_HASH: Final = '5cab6553622f1744ea1725fb54b863a226be4d0deb4912b37e1454b83eaa3a66'
