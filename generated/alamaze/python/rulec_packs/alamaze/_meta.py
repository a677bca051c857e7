"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b2eb5aa85bcc47b2a27dfb21140a7046354f46ed23f8ffb8d249ca55743588c'
EXECUTED_HASH: Final = 'd3b30c21a55bfd9d8067d37a75f96e88cdea019b32709b57029c5ef8cafec3e4'
