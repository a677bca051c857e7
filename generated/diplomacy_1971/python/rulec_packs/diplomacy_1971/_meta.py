"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '036763cea3f8904eb5c09a2e5b2b846b2793dba0c5fc0cfe2c8e90db9d92cb1e'
EXECUTED_HASH: Final = '127a5f2c9b0f1f96dbbb2cad0acc7309cbe70630f2339280c0e30c5b47050ffc'
