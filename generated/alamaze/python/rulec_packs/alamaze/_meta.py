"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '665b6f1902a26430829e5a3233994210f64ae0ccf5eadc94eb8580b13891ce0b'
EXECUTED_HASH: Final = 'ed055a2233872b93d5f8487f78c3e8637ac3aaa625f2dccdce55e5de50b8909e'
