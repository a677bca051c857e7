"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '18b961bbe509d6ae4f6dac90483728e19685bea8c225fc95ec162638d7bb47e1'
EXECUTED_HASH: Final = 'f4ef9ac32a51dfa39093affc4847d08a1a0704ed59a4754973b043ca724d4006'
