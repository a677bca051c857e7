"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e32033009b0e3bdffb366bbf4d16b61949b89e74b3ae1ac7111048597467b468'
EXECUTED_HASH: Final = '8b75a5a1ef3c910b05484a694a991c387e33589fa176f315bc231451a142ea6d'
