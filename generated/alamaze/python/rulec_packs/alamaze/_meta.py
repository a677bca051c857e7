"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a5e09dae7c104d3d0e345506739a3158f8feb67a1097392114e17b2286aecfa4'
EXECUTED_HASH: Final = 'f19ad0848951fa98be3961acb7eb047cade8d8782debf6c0d9dfd5bdeda1a441'
