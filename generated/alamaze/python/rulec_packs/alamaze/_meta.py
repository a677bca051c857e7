"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4210fe6a7050f6a01ff7317d8a443f9e792af7a8962a3b6f21d530b48169eac1'
EXECUTED_HASH: Final = '592e769d2081ec566299cbb32823224873a31026ecae2f480eb11ed8e14803ce'
