"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0cdaa88e384585526f02495c9dcfe836b9de541fe3bfe3e33c65f5833ff5954'
EXECUTED_HASH: Final = 'f93554eea278ab632fe5bc393f90e401e24ee9867727f5cb580a83da53800865'
