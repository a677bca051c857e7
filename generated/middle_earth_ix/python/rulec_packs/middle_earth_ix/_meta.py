"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '338728bbbe0442fa0adad1c45416fea11b69bf9b913abc29e7a3565bde2c0101'
