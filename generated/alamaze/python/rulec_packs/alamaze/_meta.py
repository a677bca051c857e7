"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '42a842c8cda3e3950c6a68e34262a4f65be1c0cd8c87800c8b94a990b8477175'
EXECUTED_HASH: Final = 'a4037c9765a530d9234bf42ec5a8d71f2ed233b96efc00320e5084bd9c979884'
