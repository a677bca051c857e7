"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e06a863bf9c44b9ddcc90ca5161d26b764bff45912b11ad610d33a9a5e27082e'
EXECUTED_HASH: Final = '0bebe5f7feb67f45022015395e37dd2ca8edd0e42eaaefe72c5b6a68952a06de'
