"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e0d802d168140deb4d999fc3d57145a3cc8e23e88c9ce461900641ab9eea1f26'
EXECUTED_HASH: Final = '887b4c44d3b098f286397ca3cdd73a111d1030dcf70c5fd0736f4e1f7b5b7562'
