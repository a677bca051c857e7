"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'aab9d6eb0396aaf123db85f02fb6e8e535dccaf7699b34439e4ea7d7751a17eb'
