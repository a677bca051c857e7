"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f585b089f9f50d489a15486cb7ddc501d1cbb208bdc03a2f5d706f562be785aa'
