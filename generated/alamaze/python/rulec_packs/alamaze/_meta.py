"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3703a8151d7f270ea0c8c431fc1c55f83e01514177acd81b4691a4f1510c7835'
EXECUTED_HASH: Final = '04ec2eb4a79badd7a29f23fff2ea8bdf948e5061d7c589c6b2817f72949622e9'
