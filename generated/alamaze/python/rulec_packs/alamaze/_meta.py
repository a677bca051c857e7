"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8ab44f5f7c6abcfd4b9de3956099a53fb550024ea1cca81272129dbd66e460b2'
EXECUTED_HASH: Final = '03736dca4f00286fa0c2a808f695853660bc883e804ee2aeecd6c68a46ea7f73'
