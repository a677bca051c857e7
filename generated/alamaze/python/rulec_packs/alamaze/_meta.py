"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6d33b41f147a970044bfe725dc6fd7f63414ab8e224de1620f3e32bccd548eb4'
EXECUTED_HASH: Final = 'c6cc9cca67addda75bb24d8a476e639d31a731f53db6b2f18908e097032566a2'
