"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '41644809e9473a974a461a8a32fb142779595d77b383214977c725162a71135b'
