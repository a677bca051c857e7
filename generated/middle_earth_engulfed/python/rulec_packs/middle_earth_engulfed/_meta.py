"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '308dc9d5b5af64b9103bf7ee39f404b3be318913ab14bca0796ec4c11a27bf5b'
EXECUTED_HASH: Final = 'fdd7563d57ec8c171a1fdd0a61de8db0e5dc43f6aefd893cf880e76dc5134836'
