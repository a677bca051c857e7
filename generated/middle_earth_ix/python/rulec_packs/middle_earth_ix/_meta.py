"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '754d8c246da8e0461f59c7dab018b80586c840d9788f3ff4c646ffc62781d43f'
EXECUTED_HASH: Final = '1f446bad10196b5bfc8f1b64d416b2a7d9b3776d81c303928e518153523e3f45'
