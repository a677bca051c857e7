"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a329b7ec2cef6f866f40e246cc6cc5678f3d2c55641fba727c9bd158f1205cd7'
EXECUTED_HASH: Final = '5f507829d21716ea668b336c0f978aa78a4939173e428181de8f5dc46f8c8229'
