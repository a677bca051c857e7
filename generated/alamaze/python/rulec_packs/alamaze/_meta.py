"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '561003696d1ca41850ab55033556ba56ded86b76bc92434fc72b427d6a7537b6'
EXECUTED_HASH: Final = '5fc698ad966f6d20045f176d703bcfbb369dd500702edfa018bd10c8c85358eb'
