"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e91de5fca36bc16e240c25fd810d48d88b22efa80660c37ebdb0b34d06ad00ff'
EXECUTED_HASH: Final = '94bf0195a68e96b8e4f37376d470d2f981e83d6633900524e592f833ed3f14d6'
