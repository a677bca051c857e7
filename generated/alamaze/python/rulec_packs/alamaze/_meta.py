"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eeb4aa557af403c0a87f2e67dd411dfce1005eac0e51374160448bed262c1546'
EXECUTED_HASH: Final = 'ed4fc540b03606368490e5a167b728cc8f8f84052e4e7c9be20f69dc3796928b'
