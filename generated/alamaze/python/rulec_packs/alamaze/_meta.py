"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5907cbbe7141f52cfcc01f27c6ebbf909bea48f1dbd6799543afbc582e644bd'
EXECUTED_HASH: Final = '6a243d44f28357deddea36df54d55b22646209bb7721662cc4481f169cb39de1'
