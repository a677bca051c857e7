"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '00396c690e6934c8ce09ccbd293af1399011bd31ec1ae3db97c5d91fdce78695'
