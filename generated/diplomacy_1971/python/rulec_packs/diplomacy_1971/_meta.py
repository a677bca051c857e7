"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7c29faef36e477941ba05e097acdcdd045bfe5b8ad903aad9c4677ca3475ef5b'
EXECUTED_HASH: Final = 'f1b85146751b29a3ede2ee9029522cb18a639db4c7e60d566d8fa391e9e6366a'
