"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1a2741a983a9d8a0930713955c0939b6193eb15f8b19e89b131769bf00715061'
EXECUTED_HASH: Final = 'd4d6afa148ea0bffada7f5f43af59943bfe313108503e5ed09bf3e6703155162'
