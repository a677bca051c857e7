"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7e65ac3ec793869e99714e625ba489b5459e01b0af76d6d72337957e725c5daf'
EXECUTED_HASH: Final = '556a9576c7995dfab630196c61c9524b54e50890355a7d765cf4ba3b058fad8c'
