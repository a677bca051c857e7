"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e77640c2291dacdf6baf01eeaed6fc0cc7198b2797fbeaa982ea02ed50fff446'
EXECUTED_HASH: Final = 'fc36a4cfb44f66022190ef3620b04e4aae319303aefa6997ed0b8e7221a82f29'
