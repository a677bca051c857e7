"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '49cd7d7baeb27be1a9cb208c8dac200358f8c9a925af06f0a8902d99a1e1826a'
