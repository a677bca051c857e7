"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e77640c2291dacdf6baf01eeaed6fc0cc7198b2797fbeaa982ea02ed50fff446'
EXECUTED_HASH: Final = '8100fd161cdbe3633092231c9feffe7014262b8a81ed25c8279bcdf702a2c3b9'
