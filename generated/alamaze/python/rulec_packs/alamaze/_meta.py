"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cd70158a1629295730897f089740dfd7552808fb74a802fbacb79cc6c6e706e8'
EXECUTED_HASH: Final = 'a62bb77569d6cb6e19ff7052517d9bbc062147a6c4d65a294da6b71323043b49'
