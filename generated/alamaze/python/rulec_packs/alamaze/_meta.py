"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '955f5c613924b95b827fc469155c6f0d5ac3afe88aa1c63c9cacb628fe5a11c3'
EXECUTED_HASH: Final = '9e8e7990601814787010d1f1bdb18c54783a00c0c896938b2cd8173cc97c2038'
