"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4ceffec30f1ecccbe853afa237022b875650fe02de57a5438b2c2f6e6f760baa'
EXECUTED_HASH: Final = '1cb6cb7388e8ea417989463174d2a8193840ee766965934bd873f1a57aedfe5a'
