"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '754d8c246da8e0461f59c7dab018b80586c840d9788f3ff4c646ffc62781d43f'
EXECUTED_HASH: Final = '6237772e7c1ac5f2eb55a31948aae15961763e0d26dcdc7e9848b51027675498'
