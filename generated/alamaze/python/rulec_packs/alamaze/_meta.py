"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd82a792d91e889888ef002f312635b9c81d4ced356115f7e472f03199cb46aff'
EXECUTED_HASH: Final = '1cb6cb7388e8ea417989463174d2a8193840ee766965934bd873f1a57aedfe5a'
