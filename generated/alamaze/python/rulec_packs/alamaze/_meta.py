"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ead7e85fc3e681d1d69124f6e7293b4a9cccc30a7f6e4050af8b3109927efec1'
EXECUTED_HASH: Final = '35e67b0ba329f9534bd3494554ea3b8294bdefd194c9922fd33817887a04c868'
