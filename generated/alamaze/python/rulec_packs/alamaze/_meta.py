"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '273c3545c673d6d214c7a031166cfced4bdf2c6c69719ba53af054fb8de3e3ee'
EXECUTED_HASH: Final = 'f687adaf121ba4c91d8724a2ab45bbae7c8be5bfb24c89a5d3c7bfe78957f72c'
