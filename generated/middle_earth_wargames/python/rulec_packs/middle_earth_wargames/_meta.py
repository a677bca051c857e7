"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8996cfcbbb6bcff583968ed4e610f384e6c836501dbb1af8bceffe7af158fe87'
