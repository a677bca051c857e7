"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ca638dfdc4a1dd8580855164d5dbde1eba78ee3570b53417167012e0da10dbdc'
EXECUTED_HASH: Final = '310497e87171239a70b7b026abad774c4a01118647301009ce12561ada98e906'
