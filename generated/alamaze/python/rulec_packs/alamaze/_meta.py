"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2af7e64ac0d60da04ecb47a2786279bb12d04a6f36a3f242df60c435d5de4a4b'
EXECUTED_HASH: Final = 'bb88c20089b8cae06d4c0318638b4d5c48cc19ad3290f900fb2805ebec7c73a7'
