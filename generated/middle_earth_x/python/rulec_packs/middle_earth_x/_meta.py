"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8018277321bb21981ee7af0432ae839e4e9af20b7c2ef3c1574d2dfa039d7c8e'
EXECUTED_HASH: Final = '9678d8c67439627ff300140d73691a00b940c536324089d8620ce19f8e8aa937'
