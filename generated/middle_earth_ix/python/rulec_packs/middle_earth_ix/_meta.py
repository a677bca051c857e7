"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c2e008272e539d27352875d2cd561bf28cb7d17177f354179c0dac64895123'
EXECUTED_HASH: Final = 'f0df92c5a9eb2b7fd9e8dfd50febbeb9b7b98e309740e201a160e69485cdcde8'
