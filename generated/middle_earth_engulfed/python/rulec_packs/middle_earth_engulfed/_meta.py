"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '095e93332966469b1926f45e4997b04ee112c48aa2231c32b819aa688a8d39ca'
EXECUTED_HASH: Final = 'fdd7563d57ec8c171a1fdd0a61de8db0e5dc43f6aefd893cf880e76dc5134836'
