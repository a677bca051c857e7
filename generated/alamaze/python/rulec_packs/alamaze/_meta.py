"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9a70db14c0b84679c89df7f18eec25d328fa50bd7f33b49a058437b2f63d4d03'
EXECUTED_HASH: Final = 'cc270c07eaeff608bb729e213d10bcbf4e40abeeab3ac16fcd5875be1df0b243'
