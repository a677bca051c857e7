"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '18b961bbe509d6ae4f6dac90483728e19685bea8c225fc95ec162638d7bb47e1'
EXECUTED_HASH: Final = '618f5d6f9cb95063ae3d734ca477c977da1643c0d1c6addf71efa5bb45c79254'
