"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13af5cc6699b63ad40955e6a079371bbc1fa8076b50123fef6b72c3350e096c0'
