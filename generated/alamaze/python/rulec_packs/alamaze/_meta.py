"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '028200b137466cbd1a0f5ab68495f0a3bf539d3f9de643bcb674ded9aa4c2689'
EXECUTED_HASH: Final = '70df1cc22c914f0d1b4f2a5804e3b3c243d1c86c44f8fc583227d6cd752d3951'
