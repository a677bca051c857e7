"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ead7e85fc3e681d1d69124f6e7293b4a9cccc30a7f6e4050af8b3109927efec1'
EXECUTED_HASH: Final = 'abf26defe04980fd4f54c1a0ac66e6989ba4d7a7bf7a9818cf9eab49d07831c4'
