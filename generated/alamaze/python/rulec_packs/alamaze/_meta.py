"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '18b961bbe509d6ae4f6dac90483728e19685bea8c225fc95ec162638d7bb47e1'
EXECUTED_HASH: Final = 'ed4fc540b03606368490e5a167b728cc8f8f84052e4e7c9be20f69dc3796928b'
