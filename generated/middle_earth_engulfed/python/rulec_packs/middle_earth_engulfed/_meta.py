"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f1c157c0f8615fd9b6e2788855a2cb1fe86b99cbb32d62ab7aba6ea903740f4c'
