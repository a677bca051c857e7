"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c5c95a43ecdea07a9532576531b98b4f058bfc6025aeb6a287bc5c2fbfcf147e'
EXECUTED_HASH: Final = '60ee2dd1166f9dff4ce8be278a89edba24703a452fa1a82077d4b130be99ed21'
