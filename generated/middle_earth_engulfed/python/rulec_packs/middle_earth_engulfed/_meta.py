"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8020ad800e9dd62c85da6a8fb4ac70df36b1d8e2800b6f9fb86c9dd43d57fb69'
EXECUTED_HASH: Final = '556a9576c7995dfab630196c61c9524b54e50890355a7d765cf4ba3b058fad8c'
