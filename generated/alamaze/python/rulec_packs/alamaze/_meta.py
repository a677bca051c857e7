"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '60c5f28c976de8e3d483ec074de386010d205495db2cee47e248d3a4157224f7'
EXECUTED_HASH: Final = 'cc270c07eaeff608bb729e213d10bcbf4e40abeeab3ac16fcd5875be1df0b243'
