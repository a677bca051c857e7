"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dc8cf83050bb855af78a47ab2b2e774b87f2659436af6389d85839db98bd7b77'
EXECUTED_HASH: Final = '9c04f5b28581035fd79134786de2cb5535dae823803398acaea47703c65fff80'
