"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c0b4f4b48c460292532270a1ade3a72627ce2ace6cb7b54dea1413c6df948641'
EXECUTED_HASH: Final = '310497e87171239a70b7b026abad774c4a01118647301009ce12561ada98e906'
