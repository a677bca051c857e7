"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c7c2078fe972c1b266602b3cc5f2779e8f3a68021d4a91799f92b54603368665'
EXECUTED_HASH: Final = 'c33e42b75913fd96bc57cdac8a8ab10facc63ca8e2a28f158b3ccd13ddfa371d'
