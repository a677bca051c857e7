"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '23cf7194d654bf3e6348fcfc0558378e0aa9bf999bea73b6393d2dfa6aeae92e'
EXECUTED_HASH: Final = 'e967896d811a33141c890c9a74cf171bb270fd2676e008f3f911bf532b63aba3'
