"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e77640c2291dacdf6baf01eeaed6fc0cc7198b2797fbeaa982ea02ed50fff446'
EXECUTED_HASH: Final = '56609a56451a3f964d1f785948fa29fefc6682836a1ec30ee6d27901d7634138'
