"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3b0d63cca4df3430b5ecbf0030af614df44648079ef9a2721293b5ee90004c8b'
EXECUTED_HASH: Final = '6dac256bd6ede42f43ab09621ea2cec1c369278754a8a80ae05f20e74ccf1da9'
