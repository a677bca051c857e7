"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '18b961bbe509d6ae4f6dac90483728e19685bea8c225fc95ec162638d7bb47e1'
EXECUTED_HASH: Final = '7f91923351b5e82581dc3a9fe910e2c43f6e8624019cb009c1db3de79532b96f'
