"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e77640c2291dacdf6baf01eeaed6fc0cc7198b2797fbeaa982ea02ed50fff446'
EXECUTED_HASH: Final = '3214ceea40d9e8730d004b69ca9aa5973b99ca4fcf783f8df25afb215a88acee'
