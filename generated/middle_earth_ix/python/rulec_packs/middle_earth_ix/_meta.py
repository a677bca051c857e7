"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8f7f15f6b9a7ee25a944b5d009c3a4b099b1f6ebf4b050e5a57a7d18960962de'
EXECUTED_HASH: Final = '9be65c97ff74bec7af4c8877c7ab759cbe25beb2ecadd78b285f2deb8fd250f3'
