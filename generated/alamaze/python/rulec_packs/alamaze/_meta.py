"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '543beb7cf4a98e919b3f00eedc229dba55c6215ee663dac0edd38efa69c5ca27'
EXECUTED_HASH: Final = '0f5be6517085609c04ed0a0a18b02a9a02936192b9ab39ca2750ba497156c8a8'
