"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '22a1afdce682b11a822159972d1aa03f38cb23c5333c214d6fbdf3dcbad8c527'
EXECUTED_HASH: Final = '0933a85983eefe677c7fd86a28148c82fb3eb58304649e2dbf03448fe69151a7'
