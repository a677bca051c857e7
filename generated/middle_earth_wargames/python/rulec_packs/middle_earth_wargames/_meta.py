"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '59b8e683513d81ffe975fa41013f4608f43663cfa0c6d702dac1cb63824b5259'
EXECUTED_HASH: Final = 'f6c1e69e78670abb0b95fca65f941b2620b25e04f4ecb01697137302afa7918e'
