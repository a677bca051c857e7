"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '200df52e07779ba344bdc0693b0675ce2aa59775ec675e4c684cc7a4e62dfdc1'
