"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '53330258e1b7f92286c853fa55dccaaf074d104151d38200ba1e54ebbde5d140'
EXECUTED_HASH: Final = '45c11649559a6a49f8514daa1b1833c848a113b95a7f9b64f87289b5ece4b5e1'
