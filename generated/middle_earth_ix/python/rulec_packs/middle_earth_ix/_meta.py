"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8d049d81c29f7e435f94a53959441ebbc28161aeb7622afd88e614ada9bb1661'
EXECUTED_HASH: Final = '058489ae562004a3593b6482c244deeb41b4ef40ce2a0e0ec2a3ea7e871e2f19'
