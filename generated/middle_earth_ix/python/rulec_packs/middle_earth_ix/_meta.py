"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1fd550b2ba9213578b235595ecb75de716db06b32c474d163ee00431b867a033'
