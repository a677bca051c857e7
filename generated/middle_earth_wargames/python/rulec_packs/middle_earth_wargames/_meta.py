"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '951ed8de9e2e83de9736d97de9142f9e75ea87dd9c32284f844f4828a40538a5'
EXECUTED_HASH: Final = 'f6f41eb4253b4e16a1182194059f38eea273a96262fd15de82883266c1a745eb'
