"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a933190d761284177c90d715b12ed5a96134d640afefd1f5b44a164304156767'
EXECUTED_HASH: Final = '60ee2dd1166f9dff4ce8be278a89edba24703a452fa1a82077d4b130be99ed21'
