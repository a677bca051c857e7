"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '49bf00559f666fbe5587d3dca1df85683c2c4de17a3db8552392039d298b257c'
EXECUTED_HASH: Final = '2572d01301ee2943a0ca024083fc6d0aaf7c33a8b795dda2e0b555d25dd63c42'
