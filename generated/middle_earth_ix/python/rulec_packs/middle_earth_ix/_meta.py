"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8f7f15f6b9a7ee25a944b5d009c3a4b099b1f6ebf4b050e5a57a7d18960962de'
EXECUTED_HASH: Final = '9fba54f3ecac661744ccda27518cf6228413a227c6ac989d87ef2384d43bd318'
