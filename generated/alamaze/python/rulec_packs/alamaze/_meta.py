"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '671307c4948dcc1b8acfd027779201b8cc2243c68bbbfa70f2f999d7ce9cc0dd'
EXECUTED_HASH: Final = '613cfb2e717db3a297dd695585ef4a9dc808b09971767ce56c0e6fefc478340d'
