"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b16a444b6f90442884ca5c72451f0f84290620180d7d1a7cf05a9fd31a7c661'
EXECUTED_HASH: Final = '058489ae562004a3593b6482c244deeb41b4ef40ce2a0e0ec2a3ea7e871e2f19'
