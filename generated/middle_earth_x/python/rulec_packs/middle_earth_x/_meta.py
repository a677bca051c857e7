"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ae7b4f1fc4b424f081811f6be8e7ed424b2dcffc6b7525f5d4cb8316f287921c'
