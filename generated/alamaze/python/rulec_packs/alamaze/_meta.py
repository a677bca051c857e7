"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c2e28cce03ddb0696af069a993659ac5f0e17f5f83d2cad8cde67b68a67333c4'
EXECUTED_HASH: Final = '5fc698ad966f6d20045f176d703bcfbb369dd500702edfa018bd10c8c85358eb'
