"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dd47738df47a23dfc38bff483403536038d63e3371166dfeed26dd810ac5cdb9'
EXECUTED_HASH: Final = 'ad3962e7ac8099441883fbfaf333cb213bb422d1f507a9059d52919cd6a80a3a'
