"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a6891f91b9e4a7e1f05acd0664ebeb0e1ad004ffdad616a215cc54929ddd92d0'
