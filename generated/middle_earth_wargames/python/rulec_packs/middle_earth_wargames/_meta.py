"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7541ab06c6af91d052874a8fb8d34320a57fc58dd917ef8462913c7e8967a640'
