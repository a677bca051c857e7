"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '067fa1ffe3bc313f8460655cceb099c36aa4419772b9900797fe434a80e81a82'
EXECUTED_HASH: Final = 'f5a498e2258aa3773c0ffdc96c4eaccba91e4efeacee988d49786f397cd0ffeb'
