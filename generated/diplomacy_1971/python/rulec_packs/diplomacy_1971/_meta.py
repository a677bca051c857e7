"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ff5371ff8ff39d18a4eeb6627518fa3ada0610cf9a69071f8cd3dd078807b57b'
