"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e0d802d168140deb4d999fc3d57145a3cc8e23e88c9ce461900641ab9eea1f26'
EXECUTED_HASH: Final = 'b075f75fcfe0451182686e7b9973d057060ac672a331aee109cb368cb4adac6e'
