"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e7a179db4835e36e45bc44879c36d968a6fb48f4a1272eff3935cfdfa3e74534'
EXECUTED_HASH: Final = '237db54eb19b6c4461fdc40594b24091952831cbd6500e84524617149bc13b3c'
