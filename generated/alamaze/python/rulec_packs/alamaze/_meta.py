"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '891bc14102fa614ac0cbfef75bd157768c0afc8948935054f94b853ec594f4ca'
EXECUTED_HASH: Final = '8bb6b2102d4b016f21b3b789141daed2e91bcb22b6004b3347ba3e35e64dbc76'
