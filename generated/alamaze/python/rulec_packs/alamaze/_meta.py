"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4ced85b575f5a03c91bc825ed2ae66865500d8743ce87010fcd75a06184ab8b6'
EXECUTED_HASH: Final = 'd383f79abfc250dcb287f810489a7bb70710f8113c23e0eca42a1afca1be23b7'
