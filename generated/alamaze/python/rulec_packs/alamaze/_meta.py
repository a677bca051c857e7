"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9232e334ee2dbd4e13f16f8be2345a68c8a7161833476a069cd9b0cd3160a348'
EXECUTED_HASH: Final = '79915b8f2fedd3db49fabfd62cd4f0c10faf5c96639ba7dc63b4ed4fd05c0a02'
