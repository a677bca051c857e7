"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e77640c2291dacdf6baf01eeaed6fc0cc7198b2797fbeaa982ea02ed50fff446'
EXECUTED_HASH: Final = 'cfee6d49ce4620f30eecb0d666e7303fd6502c6f6b51fef444faaf64345ec028'
