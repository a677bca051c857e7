"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3a4e79f695f7682d20d39946d7b0cd95f4b1eb7f5c5747ff973139ad4a745028'
EXECUTED_HASH: Final = 'df6c463d9afe3177241a46fa303f192e1944ae634150b8876c29f8265600f2c9'
