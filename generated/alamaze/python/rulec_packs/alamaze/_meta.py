"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '561003696d1ca41850ab55033556ba56ded86b76bc92434fc72b427d6a7537b6'
EXECUTED_HASH: Final = 'dad1e63abb2cb12e94a7dcd584056a79e8e1ef2b68aba42646b25f3d5df9a147'
