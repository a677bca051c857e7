"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7b185910510c8604c0e86ac84ab5bfdf2abe12d5a04dd14b4456997f43525cce'
EXECUTED_HASH: Final = 'f371fcf457236d285a576aecffeb51beab78c40b3c77dd3cfe499d5d483e9f35'
