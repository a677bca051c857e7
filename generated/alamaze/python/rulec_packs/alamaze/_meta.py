"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8c2b4b06ceb6f51bf9d4e169684d2a96fa2b01bc8e490cad787b0397e0e3dd82'
EXECUTED_HASH: Final = '1f4b6649868d5feb8a983524063fa901732e7be1c9fe646da06dc6ac7233a871'
