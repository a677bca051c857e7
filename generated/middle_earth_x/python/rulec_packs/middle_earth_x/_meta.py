"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '691d10de950bfd197fedad8eacbec2ae6b7fdf5429abf57615825ca4068cb4f9'
