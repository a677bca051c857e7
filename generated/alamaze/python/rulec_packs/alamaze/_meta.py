"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '72fcd6cd6c1683c7aeec21912cb2880018e2acaca55e2c0732ea008c3cb4686d'
EXECUTED_HASH: Final = '9fdd3fe28852f5908f48eff32e5ffe64724721440ef561d351bf6f205c0f7274'
