"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cb45aa4df6dbae0978fb90a2e4a82af248ec9b333e01c1046f70d70217d8b63f'
EXECUTED_HASH: Final = '9678d8c67439627ff300140d73691a00b940c536324089d8620ce19f8e8aa937'
