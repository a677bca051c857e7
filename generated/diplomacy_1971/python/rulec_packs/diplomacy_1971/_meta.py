"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f613880f14ae7291c812e7fb83f2310cb1aca13fd3342787dddaa5dd75d691a2'
EXECUTED_HASH: Final = 'd535574b652af662d209698cce9043c876a80182694db936b8b6585ad127e941'
