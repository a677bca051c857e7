"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4ae24f284516df91e47b2303fa88a2fb4e978cd9bc98089285fc57274ef89e54'
EXECUTED_HASH: Final = '7b0791ea23030f2614784d39d76bc2399299d205c1f8c79990dcc42398b2dca2'
