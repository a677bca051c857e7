"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '734151a0f58616a406f8d094586c16bd6aba8305e5da05852b84250ad9c8d6b5'
EXECUTED_HASH: Final = 'ed4fc540b03606368490e5a167b728cc8f8f84052e4e7c9be20f69dc3796928b'
