"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f459365b5b10e6c547ba1d7de63a552ece749ce69c3f1ff98e8e1573b42694e8'
EXECUTED_HASH: Final = '7831e6e4acd7e46b5957fc78595eb40be3c4903aaee9315d666a522273699bb0'
