"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ee17df158ceb1ed6888a1da09966bf049b1ba5c153bed76da7860ded2475cdb1'
EXECUTED_HASH: Final = '37bc400ee371d14454372baf6c2def5d9a9b6a73058b76218a22ffc973b47e9d'
