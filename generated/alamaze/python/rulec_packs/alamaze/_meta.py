"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '18b961bbe509d6ae4f6dac90483728e19685bea8c225fc95ec162638d7bb47e1'
EXECUTED_HASH: Final = '36f16676ca1d87843c3c32146204c2d8060b88ca329790d8fb1f805759528706'
