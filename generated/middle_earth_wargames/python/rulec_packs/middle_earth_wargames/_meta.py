"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '102903a8e5f00f3c5c2ce1bf2797a64235d9101b5c8178452433ed62482e73c8'
EXECUTED_HASH: Final = '3e45daf87feaa1c0f52f1cb82e568dcc5c4edec9a46f86a1345a091b9e72d3aa'
