"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dc7b4a0e0006044ad2510c209d53dc008ba529602725cf8838ee9ac62242f74a'
EXECUTED_HASH: Final = 'b76b8904effa4c74fd01ffe3525d159d843d875231c516ec521e0f4a166fee96'
