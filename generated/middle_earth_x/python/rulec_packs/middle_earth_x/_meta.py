"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2248322794238352a4052e5a6a0d082efa284e767af02df2d5ba29276d030879'
