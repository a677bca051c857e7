"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3557fbaba952295866a642a85aa62f9bf4c79072228219dcf45edb71788d3b8b'
