"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'de38abeb081609f69494c341e89d8ee8c1b011e9ce71869f7008cf98ab8bc76e'
EXECUTED_HASH: Final = 'dd79b074165dd24378e9e429759b990f6eaa7e6d37c1e0dc25d5006e37360df0'
