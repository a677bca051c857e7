"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8f4197d351cb18574a20f29b4b19df8267859e01b2dfdb5cd0be77f9bbf50b79'
EXECUTED_HASH: Final = '31e2345bfe0311c04233d59e97fb5681d5838fca080ef714fe8112a127bbe0d3'
