"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e78759776ff1cc8dffb7c1a9bdc33d5d959cd6d876bef37f2a17526dfc96d108'
EXECUTED_HASH: Final = '592e769d2081ec566299cbb32823224873a31026ecae2f480eb11ed8e14803ce'
