"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '267a4fe7390fb908438fbc450721cebf0775d78ecdfcb475c627f27c9bd42f3c'
EXECUTED_HASH: Final = '57cc9235764a3fc5b6f85ae044efb5c3b8da03cc55596194da9e91d1f8825828'
