"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8d515f6b2bcd499abd5a6329196422a8108deabc4cd8964adf6cd5da8c295fc9'
EXECUTED_HASH: Final = '310497e87171239a70b7b026abad774c4a01118647301009ce12561ada98e906'
