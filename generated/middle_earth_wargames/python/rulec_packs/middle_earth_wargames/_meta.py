"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '56a72e02e9833c403a2f18b2b2fb4e6251f6da2c9faec456568bdbc285167064'
EXECUTED_HASH: Final = 'fe2fd1f8eeb8f2859ff801a5aabe074c5c40fe19b21b89f1745602000d72658b'
