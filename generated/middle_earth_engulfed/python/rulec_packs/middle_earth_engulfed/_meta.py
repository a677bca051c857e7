"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '94e91d78da599de8400d556e123c5033d15487ca9408791db1eca82ab7e74f84'
EXECUTED_HASH: Final = 'e6e8f015adc5f2afd91d5a8011bb7347981cd56d715a6848faf4003fe25946b4'
