"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fcba18127b1f048e74979a051240a329fcf02cd12964bf3385b47b49c42988c0'
EXECUTED_HASH: Final = '556a9576c7995dfab630196c61c9524b54e50890355a7d765cf4ba3b058fad8c'
