"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fc15f7cfa256944ea4bd6bd8ba18794c42d6112af2c29e69eef7c26a752b59ff'
EXECUTED_HASH: Final = '6a243d44f28357deddea36df54d55b22646209bb7721662cc4481f169cb39de1'
