"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b569619b8016eca8a4477595e15c10559d9e23f3021b1ad105a3147cb0921a73'
EXECUTED_HASH: Final = '5cab6553622f1744ea1725fb54b863a226be4d0deb4912b37e1454b83eaa3a66'
