"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '929c75d6062630fe48942c95c286b441925198de5d8d5ef3c1fdec0d699df9ce'
EXECUTED_HASH: Final = '9678d8c67439627ff300140d73691a00b940c536324089d8620ce19f8e8aa937'
