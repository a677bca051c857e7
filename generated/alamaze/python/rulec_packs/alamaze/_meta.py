"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ff08d64d7e2c56c3b2a04ca244f3fa19102d98931f8856b367f3e675a1287138'
EXECUTED_HASH: Final = '5ce4bcc4d1de423bb64e1c95245654750d52f2eedb1857149687979fc36bec8f'
