"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3b0d63cca4df3430b5ecbf0030af614df44648079ef9a2721293b5ee90004c8b'
EXECUTED_HASH: Final = 'c33e42b75913fd96bc57cdac8a8ab10facc63ca8e2a28f158b3ccd13ddfa371d'
