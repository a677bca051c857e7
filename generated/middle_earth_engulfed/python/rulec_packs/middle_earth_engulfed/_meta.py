"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7838633ab764895e09dfbdcc40eda57175d98ee5ec8109c45095549c3255e880'
