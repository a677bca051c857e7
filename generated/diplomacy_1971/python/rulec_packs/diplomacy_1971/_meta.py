"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '036763cea3f8904eb5c09a2e5b2b846b2793dba0c5fc0cfe2c8e90db9d92cb1e'
EXECUTED_HASH: Final = '8a3693c9f6e492c291b6019e8c016f7a024e038085b354f8862338244847702d'
