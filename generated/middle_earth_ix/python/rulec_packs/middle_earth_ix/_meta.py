"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fb2505d070f1338cd8cda4aa6d27675bdb01c89f3b83670eb1a42418c91c7b38'
EXECUTED_HASH: Final = '45c11649559a6a49f8514daa1b1833c848a113b95a7f9b64f87289b5ece4b5e1'
