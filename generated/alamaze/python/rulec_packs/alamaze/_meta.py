"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '32ca3f22fa17cc3d77744378b60153a7e14556e575ac44ea6a05aff600a6309e'
EXECUTED_HASH: Final = 'b075f75fcfe0451182686e7b9973d057060ac672a331aee109cb368cb4adac6e'
