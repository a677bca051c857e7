"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1f7ea809cec58c576f5a2009995ac6bf3fd49fb73ec7f80d433e50eb5ec1bffb'
EXECUTED_HASH: Final = 'd535574b652af662d209698cce9043c876a80182694db936b8b6585ad127e941'
