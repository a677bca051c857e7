"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a510544521cf47fff3440375b19af79576b373c03fcab6a0944036e2499e0484'
EXECUTED_HASH: Final = 'eb1abb8c83b658304bc9ba899ce7ba9602c2de1da101c666bd64523f28c4aa77'
