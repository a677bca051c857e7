"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'df355068392818012f706751e9e1c6dd702a06c09e0a6832c24c7fc1802f4866'
EXECUTED_HASH: Final = '542114d7a4a141504768f1bcd41b673ab9b69a1ba10032a8415621b265bc1905'
