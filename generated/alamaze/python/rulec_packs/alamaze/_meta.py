"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '30ec7ebf9971aa01f612f19e267984689753934799d983ae09f22865b058c149'
