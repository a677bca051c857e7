"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b7ba6f71de5c0bdb76ca05edb53a330273e59f72d3e5155cdcfaf268fd9e6532'
EXECUTED_HASH: Final = 'fdd7563d57ec8c171a1fdd0a61de8db0e5dc43f6aefd893cf880e76dc5134836'
