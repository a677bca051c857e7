"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '84e91daa7bdcd514be8674a6e354680377bac165219dc2da9ac610dc602b306d'
EXECUTED_HASH: Final = '3f5b578f79ed1e70843399d70805c0c71d3132232e5f54809787fc5aa0330c06'
