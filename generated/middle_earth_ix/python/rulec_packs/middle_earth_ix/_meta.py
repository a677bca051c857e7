"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '754d8c246da8e0461f59c7dab018b80586c840d9788f3ff4c646ffc62781d43f'
EXECUTED_HASH: Final = '505cfc5066e29c00f7c6947ea297303a6fd8603e550bf3bc5b5773f3e9265b57'
