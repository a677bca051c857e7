"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0a4a92d1a207f09c73d1674821a9cd1c0f0bf549eb1fcc3a38752be6d7382505'
