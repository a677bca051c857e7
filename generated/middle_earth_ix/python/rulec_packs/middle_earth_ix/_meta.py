"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '23fab798bb573bbebb2edb5dd1bf132c61f6ad5c63c058276707630a49949d74'
