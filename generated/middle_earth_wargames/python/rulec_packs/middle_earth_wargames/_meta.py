"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6a8dc25e19dde5cf676812edac82fb569ab72a5681cca487099158551b693833'
EXECUTED_HASH: Final = 'ed20de8df7a1f18a320ec5dc73fcf30b0ea3c417d9ada79a6c76dd94d6cb884a'
