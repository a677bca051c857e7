"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '23cf7194d654bf3e6348fcfc0558378e0aa9bf999bea73b6393d2dfa6aeae92e'
