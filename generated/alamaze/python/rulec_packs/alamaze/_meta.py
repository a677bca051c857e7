"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c3dd8994f7da478487c1d6576e237f32e411cfb85e32f9e5ba18302b22807956'
EXECUTED_HASH: Final = '6450e09c6462aced8f79df17557622b366b5bbd2cda8a08a0edd1684e7c644cd'
