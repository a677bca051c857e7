"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f63f7c45d20950cd8f05144d2aad1933d39507870ad708177bb664ea33bf6ff4'
EXECUTED_HASH: Final = '556a9576c7995dfab630196c61c9524b54e50890355a7d765cf4ba3b058fad8c'
