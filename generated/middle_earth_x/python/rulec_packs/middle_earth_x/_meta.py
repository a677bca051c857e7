"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2ba9796108b8d6eb505b31877d52491bf49c3f084aba320a65edeaf0fb853135'
