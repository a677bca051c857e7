"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f199f90d16ef526806f481873bc5f93e1b527b5ca59fb5821525bf4ba55b5429'
EXECUTED_HASH: Final = '3a8586df00336089b7b2219ca313018f9cd508c144b925375b392c374e7ad682'
