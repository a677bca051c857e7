"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e74c8f994c38bf7e2998f76e97326cb3bb0e6a55c56ecc5905c11e1dc0e1b75d'
EXECUTED_HASH: Final = '737a83bb08daaa87b91e1548ed1bb5a80c4628329c182f66d8c9ffb39c858971'
